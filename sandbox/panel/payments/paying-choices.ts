import { allowedValues, type Switches } from '#sandbox/control/grammar/switch-values.ts';
import { checkText, isResult } from '#sandbox/panel/directory/check-copy.ts';
import type { Choice } from '#sandbox/panel/pieces/field.tsx';

/** What payee checks may be made to come to. */
export const checkChoices: readonly Choice[] = allowedValues.cop.map((id) => ({
  id,
  title: isResult(id) ? checkText(id) : 'What the directory says',
}));

/** Stands in the list for every refusal; the code is written beside it. */
export const refusal = 'refuse';

/** What payments may be made to come to. */
export const paymentChoices: readonly Choice[] = [
  { id: 'ok', title: 'What the rules say' },
  { id: 'needs-authoriser', title: 'Another must authorise' },
  { id: 'under-processing', title: 'Under processing' },
  { id: 'cut-off', title: 'As after the cut-off' },
  { id: refusal, title: 'Refused, with a code' },
];

/** The code that payments are refused with; undefined where they are not. */
export function refusalCodeIn(payments: Switches['payments']): string | undefined {
  return payments.startsWith(`${refusal}=`) ? payments.slice(refusal.length + 1) : undefined;
}
