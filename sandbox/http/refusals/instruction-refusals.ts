import { notPossible } from './in-status.ts';
/** Refusals of cancellations and edits, part of `refusals`; the codes are ours. */
export const instructionRefusals = {
  instructionClosed: notPossible('DIGX_CZ_INSTR_01', 'The payment is closed already.'),
  instructionChanged: notPossible('DIGX_CZ_INSTR_02', 'The payment was changed meanwhile.'),
  customFrequency: notPossible('DIGX_CZ_INSTR_03', 'A custom frequency cannot be edited online.'),
  editNeedsAuthoriser: notPossible('DIGX_CZ_INSTR_04', 'Changes must be authorised by another account holder.'),
} as const;
