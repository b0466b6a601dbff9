import { type BankError, formMessage } from '#src/api/bank-error.ts';
import { mayBeDone } from '#src/api/may-be-done.ts';

/** Why a name or an order of accounts was not saved, and where the customer reads it. */
export interface SavingFailure {
  readonly place: 'field' | 'form';
  readonly message: string;
}

/** What the bank says of a name as such: letters it does not take, or too many of them. */
const codesOfNames: ReadonlySet<string | undefined> = new Set(['DIGX_CZ_ANN_02', 'DIGX_CZ_ANN_03']);

const unsure = 'It may have been saved all the same; saving it again does no harm.';

/** Undefined where nothing is to be told: it was given up, or the session is over, which has a page of its own. */
export function savingFailure(error: BankError | undefined): SavingFailure | undefined {
  if (error === undefined || error.kind === 'session-over') return undefined;
  if (mayBeDone(error)) return { place: 'form', message: `${error.message} ${unsure}` };
  const isAboutName = error.kind === 'refusal' && codesOfNames.has(error.code);
  return { place: isAboutName ? 'field' : 'form', message: formMessage(error) };
}
