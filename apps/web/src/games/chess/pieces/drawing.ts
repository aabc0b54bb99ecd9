/** A piece in a box of 100 x 100, in the layers in which it is painted. */
export interface Drawing {
  /** Half the width of what it stands on. */
  readonly foot: number;
  /** The silhouette: filled, with an outline. */
  readonly body: string;
  /** Lines upon the body. */
  readonly lines: string;
  /** Small filled details upon the body, such as an eye. */
  readonly dots?: string;
}
