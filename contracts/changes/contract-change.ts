/** One difference between two versions of the contract. */
export interface ContractChange {
  /** Whether an app or a bank that keeps the older version may fail with the newer one. */
  readonly isBreaking: boolean;
  /** Where: `listAccounts 200 accounts[].currencyCode`. */
  readonly where: string;
  /** What, as a sentence without its subject: `is no longer required`. */
  readonly what: string;
}

/**
 * Who sends the value. A request may be widened, because the bank then accepts more; an answer may be narrowed, because the
 * app then gets less to survive.
 */
export type Direction = 'request' | 'answer';

export type Note = (isBreaking: boolean, where: string, what: string) => void;

/** `accounts[].id`, or the whole body. */
export function below(where: string, step: string): string {
  return step === '[]' ? `${where}[]` : `${where}${where.endsWith(' body') ? ' ' : '.'}${step}`;
}
