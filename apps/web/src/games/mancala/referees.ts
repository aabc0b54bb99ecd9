/** Makes the referee of a variant once, however often it is asked for. */
export function refereesBy<G>(make: (variant: string) => G): (variant: string) => G {
  const made = new Map<string, G>();
  return (variant) => {
    const game = made.get(variant) ?? make(variant);
    made.set(variant, game);
    return game;
  };
}
