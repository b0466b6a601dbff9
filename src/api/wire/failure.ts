/** Something between the customer and the bank broke; the bank may never have seen the request. */
export type Fault = 'request_timeout' | 'bad_network_response' | 'offline' | 'page-blocked' | 'unreadable';

/** Why the bank no longer knows this session: it dropped it, it gave no nonce, or the customer is logging off. */
export type SessionLoss = 'expired' | 'missing-nonce' | 'logged-off';

/** The bank saying no: its code and title where it gave them, and the sign-in header where there was one. */
export interface Refusal {
  readonly status: number;
  readonly code?: string;
  /** The bank's own words, decoded once. */
  readonly title?: string;
  /** Something typed did not pass the bank's checks: the title then says no more than that. */
  readonly isValidation?: true;
  /** How often what was wrong may still be, where the bank said so. */
  readonly attemptsLeft?: number;
  readonly authFailure?: AuthFailure;
}

/** The header `x-auth-failure-response`. */
export interface AuthFailure {
  readonly code: string;
  readonly type: string;
  readonly message: string;
}

/** Said where it is certain that the bank never saw what it was asked to do. */
interface Unsent {
  readonly isUnsent?: true;
}

/** Why a call gave no answer to work with, as the client's layers find it, before any wording. */
export type Failure =
  | ({ readonly kind: 'refusal'; readonly refusal: Refusal } & Unsent)
  | ({ readonly kind: 'fault'; readonly fault: Fault; readonly code?: string } & Unsent)
  | ({ readonly kind: 'session-over'; readonly reason: SessionLoss } & Unsent)
  /** The customer left the step in which a code or PIN was asked for: the bank has done nothing. */
  | { readonly kind: 'not-confirmed' };

/** How a failure travels up through the layers of the client. */
export class BankFailure extends Error {
  override readonly name = 'BankFailure';
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.kind);
    this.failure = failure;
  }
}

export function faultFailure(fault: Fault): BankFailure {
  return new BankFailure({ kind: 'fault', fault });
}
