/** What confirms a request: a code that the bank sends to the customer's phone, or the transaction PIN. */
export type Factor = 'otp' | 'pin';

/** The bank wants a request confirmed before it does what was asked. */
export interface Challenge {
  readonly referenceNo: string;
  readonly factor: Factor;
  /** How often a wrong answer may still be given, and a new code asked for, where the bank said so. */
  readonly attemptsLeft?: number;
  readonly resendsLeft?: number;
}
