import { allowedValues } from '#sandbox/control/link/switch-values.ts';
import { checkText, isResult } from '#sandbox/panel/directory/check-copy.ts';
import type { Choice } from '#sandbox/panel/pieces/field.tsx';

/** Confirmation of Payee results that testers may force. */
export const checkChoices: readonly Choice[] = allowedValues.cop.map((id) => ({
  id,
  title: isResult(id) ? checkText(id) : 'What the directory says',
}));

/** What customers may have to confirm. */
export const confirmationChoices: readonly Choice[] = [
  { id: 'as-specified', title: 'As specified' },
  { id: 'strict', title: 'Strict, by UK standards' },
];

/** Whether magic values do anything. */
export const magicChoices: readonly Choice[] = [
  { id: 'no', title: 'Off' },
  { id: 'yes', title: 'On' },
];

/** One list entry for every refusal; its code is entered beside it. */
export const refusal = 'refuse';

/** Payment outcomes that testers may force. */
export const paymentChoices: readonly Choice[] = [
  { id: 'ok', title: 'What the rules say' },
  { id: 'needs-authoriser', title: 'Needs another authoriser' },
  { id: 'under-processing', title: 'Under processing' },
  { id: 'cut-off', title: 'As after the cut-off' },
  { id: refusal, title: 'Refused, with a code' },
];
