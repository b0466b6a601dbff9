/** A fault between customer and bank; the bank may never have seen the request. */
export type Fault = 'request_timeout' | 'bad_network_response' | 'offline' | 'page-blocked' | 'unreadable';

/** Dropped by the bank, no nonce received, or logging off. */
export type SessionLoss = 'expired' | 'missing-nonce' | 'logged-off';

/** The bank's refusal, with whatever detail it gave. */
export interface Refusal {
  readonly status: number;
  readonly code?: string;
  readonly title?: string;
  readonly detail?: string;
  /** Input failed validation; the title says no more than that. */
  readonly isValidation?: true;
  readonly attemptsLeft?: number;
  readonly authFailure?: AuthFailure;
}

export interface AuthFailure {
  readonly code: string;
  readonly type: string;
  readonly message: string;
}

/** The bank certainly never saw the request. */
interface Unsent {
  readonly isUnsent?: true;
}

/** Why a call failed, before any message for the customer. */
export type Failure =
  | ({ readonly kind: 'refusal'; readonly refusal: Refusal } & Unsent)
  | ({ readonly kind: 'fault'; readonly fault: Fault; readonly code?: string } & Unsent)
  | ({ readonly kind: 'session-over'; readonly reason: SessionLoss } & Unsent)
  /** The customer left the challenge; the bank has done nothing. */
  | { readonly kind: 'not-confirmed' };

export class BankFailure extends Error {
  override readonly name = 'BankFailure';
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.kind);
    this.failure = failure;
  }
}

/** The same failure of a call of which nothing was sent. */
export function asUnsent({ failure }: BankFailure): BankFailure {
  return new BankFailure(failure.kind === 'not-confirmed' ? failure : { ...failure, isUnsent: true });
}

export function faultFailure(fault: Fault): BankFailure {
  return new BankFailure({ kind: 'fault', fault });
}
