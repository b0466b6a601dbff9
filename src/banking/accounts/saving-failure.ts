import { type BankError, formMessage, refusedField } from '#src/api/messages/bank-error.ts';
import { isOutcomeUnknown } from '#src/api/orders/outcome-unknown.ts';

/** Why a name or an order was not saved, and where to show it. */
export interface SavingFailure {
  readonly place: 'field' | 'form';
  readonly message: string;
  /** The bank may have saved it all the same. */
  readonly mayBeSaved?: true;
}

const unsure = 'It may have been saved. It is safe to save it again.';

/** The result of saving, with the failure if there is one to report. */
export interface Saving {
  readonly isSaved: boolean;
  readonly failure?: SavingFailure | undefined;
}

/** Undefined if there is nothing to report: the customer cancelled, or the session is over, which has its own page. */
export function savingFailure(error: BankError | undefined): SavingFailure | undefined {
  if (error === undefined || error.kind === 'session-over') return undefined;
  if (isOutcomeUnknown(error)) return { place: 'form', message: `${error.message} ${unsure}`, mayBeSaved: true };
  const isAboutName = refusedField(error, ['name']) !== undefined;
  return { place: isAboutName ? 'field' : 'form', message: formMessage(error) };
}

/** For a call made before saving: whatever went wrong, nothing was saved. */
export function unsentFailure(error: BankError | undefined): SavingFailure | undefined {
  if (error === undefined || error.kind === 'session-over') return undefined;
  return { place: 'form', message: `${error.message} Nothing has been saved.` };
}
