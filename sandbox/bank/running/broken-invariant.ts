/** Something that must hold and does not. */
export interface BrokenInvariant {
  /** Its name, for machines. */
  readonly invariant: string;
  /** What is wrong and where, for people. */
  readonly message: string;
}
