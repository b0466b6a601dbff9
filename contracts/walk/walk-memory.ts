/** What later steps need of earlier ones. */
export interface WalkMemory {
  parties: readonly string[];
  /** A current and a savings account in pounds, as tokens with their numbers. */
  current: WalkedAccount | undefined;
  savings: WalkedAccount | undefined;
  payee: { readonly groupId: string; readonly payeeId: string; readonly sortCode: string } | undefined;
  /** The last result of Confirmation of Payee. */
  check: object | undefined;
  readonly instructions: WalkedInstruction[];
  /** Confirmed orders that the activity must list. */
  readonly orders: { readonly reference: string; readonly pounds: number; readonly account: WalkedAccount }[];
}

export interface WalkedInstruction {
  readonly id: string;
  readonly party: string;
}

export interface WalkedAccount {
  readonly value: string;
  readonly displayValue: string;
}

/** How a step that follows from another's failure says so. */
export const missesEarlier = 'which an earlier step has not found';

/** @returns the account, which an earlier step has found. @throws Error if it has not. */
export function found<Thing>(thing: Thing | undefined, what: string): Thing {
  if (thing === undefined) throw new Error(`it needs ${what}, ${missesEarlier}`);
  return thing;
}
