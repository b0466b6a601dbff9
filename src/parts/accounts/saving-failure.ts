import { type BankError, formMessage, refusedField } from '#src/api/messages/bank-error.ts';
import { isOutcomeUnknown } from '#src/api/orders/outcome-unknown.ts';

/** Why a name or an order of accounts was not saved, and where the customer reads it. */
export interface SavingFailure {
  readonly place: 'field' | 'form';
  readonly message: string;
  /** The bank may have done it all the same. */
  readonly mayBeSaved?: true;
}

const unsure = 'It may have been saved all the same; saving it again does no harm.';

/** What came of saving; why not, where there is something to tell of that. */
export interface Saving {
  readonly isSaved: boolean;
  readonly failure?: SavingFailure | undefined;
}

/** Undefined where nothing is to be told: it was given up, or the session is over, which has a page of its own. */
export function savingFailure(error: BankError | undefined): SavingFailure | undefined {
  if (error === undefined || error.kind === 'session-over') return undefined;
  if (isOutcomeUnknown(error)) return { place: 'form', message: `${error.message} ${unsure}`, mayBeSaved: true };
  const isAboutName = refusedField(error, ['name']) !== undefined;
  return { place: isAboutName ? 'field' : 'form', message: formMessage(error) };
}

/** The same of a question that goes ahead of the saving: whatever became of it, nothing was saved. */
export function unsentFailure(error: BankError | undefined): SavingFailure | undefined {
  if (error === undefined || error.kind === 'session-over') return undefined;
  return { place: 'form', message: `${error.message} Nothing has been saved.` };
}
