declare const brand: unique symbol;

/** A distinct string type. Ids are opaque: never parsed, never shown. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };

/** The session's token for an account, not its number. */
export type AccountId = Brand<string, 'AccountId'>;

export type PartyId = Brand<string, 'PartyId'>;

export type InstructionId = Brand<string, 'InstructionId'>;
export type PayeeId = Brand<string, 'PayeeId'>;

export type ApprovalId = Brand<string, 'ApprovalId'>;

export type AnyId = AccountId | PartyId | InstructionId | PayeeId | ApprovalId;

/** A text that came as an id: from the bank, or in a URL that was made of one. */
export function asId<Id extends AnyId>(text: string): Id {
  return text as Id;
}
