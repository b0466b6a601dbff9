/** Why a text was not understood: the key, a sentence, and the allowed values. */
export interface Misreading {
  readonly reason: string;
  readonly where: string;
  readonly allowed: readonly string[];
}
