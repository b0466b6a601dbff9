/** A code sent to the customer's phone, or the transaction PIN. */
export type Factor = 'otp' | 'pin';

export interface Challenge {
  readonly referenceNo: string;
  readonly factor: Factor;
  /** Wrong answers and resends left, if the bank said so. */
  readonly attemptsLeft?: number;
  readonly resendsLeft?: number;
}
