import type { Notice } from '#openapi/generator/contract.ts';

/** One difference between two versions of the contract. */
export interface ContractChange {
  /** Whether an app or a bank that keeps the older version may fail with the newer one. */
  readonly isBreaking: boolean;
  /** Where: `listAccounts 200 accounts[].currencyCode`. */
  readonly where: string;
  /** The same within the innermost shared schema, if there is one: `Account.currencyCode`. */
  readonly shared?: string;
  /** What, as a sentence without its subject: `is no longer required`. */
  readonly what: string;
  /** The notice that was given of what is gone. */
  readonly gone?: Notice;
}

export type Place = Pick<ContractChange, 'where' | 'shared'>;

/**
 * Who sends the value. A request may be widened, because the bank then accepts more; an answer may be narrowed, because the
 * app then gets less to survive.
 */
export type Direction = 'request' | 'answer';

/** Where values are compared, who sends them, and who hears of it. */
export interface Comparing {
  readonly direction: Direction;
  readonly where: Place;
  readonly note: Note;
}

export type Note = (isBreaking: boolean, place: Place, what: string, gone?: Notice) => void;

/** `accounts[].id`, or the whole body. */
export function below({ where, shared }: Place, step: string): Place {
  const inWhole = step === '[]' ? `${where}[]` : `${where}${where.endsWith(' body') ? ' ' : '.'}${step}`;
  if (shared === undefined) return { where: inWhole };
  return { where: inWhole, shared: step === '[]' ? `${shared}[]` : `${shared}.${step}` };
}

/** The place at a reference: what changes there may change in many operations. */
export function atSchema({ where, shared }: Place, ref: unknown): Place {
  const name = typeof ref === 'string' ? ref.split('/').at(-1) : shared;
  return { where, ...(name !== undefined && { shared: name }) };
}
