/** Why a store cannot be used, in words for the person who starts the bank. */
export class StoreRefusal extends Error {}
