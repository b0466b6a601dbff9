export interface BrokenInvariant {
  readonly invariant: string;
  readonly message: string;
}
