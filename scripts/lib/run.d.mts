/** The folder of the checkout. */
export const root: string;
