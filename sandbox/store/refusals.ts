/** Why a store cannot be used, in words for the person who starts the bank. */
export class StoreRefusal extends Error {}

/** The store gave no answer in time: whether the last write was made is not known. */
export class OutOfReach extends Error {}

/** Another world has the name. */
export class NameTaken extends Error {}
