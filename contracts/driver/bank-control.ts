/**
 * What the states need of a test bank beside its service, because no customer can do it. This is all that a bank has to
 * implement: everything else is done over the service, as a customer's browser does it.
 */
export interface BankControl {
  /** Puts the bank back to its beginning: the customers as the table of states describes them, no session, no order. */
  reset(): Promise<void>;
  /** Today in London at the bank: 2026-03-02. */
  today(): Promise<string>;
  /** Moves the bank's clock on, and does what falls due. */
  letMinutesPass(minutes: number): Promise<void>;
  /** The one-time password last sent to the customer, whose user ID is the name of the persona. */
  codeSentTo(persona: string): Promise<string>;
  /** Makes the bank refuse every call of the operation with this code, until the next reset. */
  refuseCalls(operationId: string, code: string): Promise<void>;
  /**
   * Decides from outside what the bank would decide by its own rules, until the next reset. `cop` is a result of
   * Confirmation of Payee: Y, a reason code, or timeout. `payments` is what becomes of orders: ok, cut-off,
   * needs-authoriser, under-processing, or refuse=<code>. `sca` is what a customer must confirm: `strict` is everything for
   * which the UK’s technical standards want strong customer authentication, `as-specified` (the beginning) what the
   * specification names.
   */
  decide(decisions: { readonly cop?: string; readonly payments?: string; readonly sca?: ScaPolicy }): Promise<void>;
}

export type ScaPolicy = 'as-specified' | 'strict';
