/** What later steps need of earlier ones. */
export interface WalkMemory {
  parties: readonly string[];
  /** A current and a savings account in pounds, as tokens with their numbers. */
  current: WalkedAccount | undefined;
  savings: WalkedAccount | undefined;
  payee: { readonly groupId: string; readonly payeeId: string; readonly sortCode: string } | undefined;
  /** The last result of Confirmation of Payee. */
  check: object | undefined;
  instruction: { readonly id: string; readonly party: string } | undefined;
  /** Confirmed orders that the activity must list. */
  readonly orders: { readonly reference: string; readonly pounds: number; readonly account: WalkedAccount }[];
}

export interface WalkedAccount {
  readonly value: string;
  readonly displayValue: string;
}

/** @returns the account, which an earlier step has found. @throws Error if it has not. */
export function found<Thing>(thing: Thing | undefined, what: string): Thing {
  if (thing === undefined) throw new Error(`it needs ${what}, which an earlier step has not found`);
  return thing;
}
