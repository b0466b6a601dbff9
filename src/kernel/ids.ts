declare const brand: unique symbol;

/** A string that cannot be mistaken for another kind of string. Ids are opaque: never parsed, never shown. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };

/** The session's token for an account, as it stands in addresses and paths; the account number is never an id. */
export type AccountId = Brand<string, 'AccountId'>;

/** The session's token for a party: what the screen calls an entity. */
export type PartyId = Brand<string, 'PartyId'>;

/** The session's token for somebody the customer pays. */
export type PayeeId = Brand<string, 'PayeeId'>;
