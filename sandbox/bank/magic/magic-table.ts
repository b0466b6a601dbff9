import type { CopSwitch, PaymentsSwitch } from '#sandbox/bank/records/switches.ts';

/** What a line causes, by what it stands for. All but `rejected` and `unpaid` belong to a call, which names the line. */
export interface MagicOutcomes {
  /** An order's outcome, as the switch `payments` gives it to all of them. */
  readonly payments: Exclude<PaymentsSwitch, 'ok'>;
  /** A payee check's result, as the switch `cop` gives it to all of them. */
  readonly cop: Exclude<CopSwitch, 'by-name'>;
  /** A kind of planned fault, for the confirmation of an order that the bank would carry out. */
  readonly fault: 'lost-answer' | 'late=5' | 'timeout' | 'malformed' | '500' | '401' | 'code=DIGX_PY_0134';
  /** What happens to the one-time password that confirms an order. Only the first one sent comes too late. */
  readonly code: 'wrong' | 'expired';
  /** What becomes of an order once it is confirmed. */
  readonly afterwards: 'rejected' | 'returned';
  /** A bulk row's outcome, when the file is paid. */
  readonly row: 'rejected';
  /** A direct debit's outcome, when it is collected. */
  readonly collection: 'unpaid';
}

export type MagicLine = {
  readonly outcome: Partial<MagicOutcomes>;
  /** What testers see of it. */
  readonly says: string;
} & (
  | { readonly where: 'amount' /** In pence. */; readonly value: number }
  | { readonly where: 'reference' | 'name'; readonly value: string }
);

/** Every magic value. None occurs by chance, and each is valid by the bank's own rules. */
export const magicTable: readonly MagicLine[] = [
  amount(66_01, { payments: 'refuse=DIGX_PY_0134' }, 'Refused: there is not enough money.'),
  amount(66_02, { payments: 'refuse=DIGX_FL_040' }, 'Refused: above the limit for a single payment.'),
  amount(66_03, { payments: 'refuse=DIGX_FL_035' }, 'Refused: above what is left of the daily limit.'),
  amount(66_04, { payments: 'refuse=DIGX_X' }, 'Refused with a code that the app does not know.'),
  amount(66_05, { fault: 'code=DIGX_PY_0134' }, 'Verified, and refused on confirmation: there is not enough money.'),
  amount(66_11, { payments: 'needs-authoriser' }, 'Awaits authorisation, and nothing moves before it.'),
  amount(66_12, { payments: 'under-processing' }, 'Under processing: held, and booked three minutes later.'),
  amount(66_13, { payments: 'cut-off' }, 'As after the cut-off: held, and booked on the next working day.'),
  amount(
    66_14,
    { payments: 'under-processing', afterwards: 'rejected' },
    'Under processing, and rejected after two minutes: what was held is free again.',
  ),
  amount(66_15, { afterwards: 'returned' }, 'A payment is made, and returned by the payee’s bank three minutes later.'),
  amount(66_21, { fault: 'lost-answer' }, 'Made, and the answer to the confirmation is lost.'),
  amount(66_22, { fault: 'late=5' }, 'The answer to the confirmation is lost, and the order made five seconds later.'),
  amount(66_23, { fault: 'malformed' }, 'Made, and half of the answer to the confirmation arrives.'),
  amount(66_24, { fault: 'timeout' }, 'The confirmation never reaches the bank, and no answer comes.'),
  amount(66_25, { fault: '500' }, 'An error of the bank on confirmation, and nothing moves.'),
  amount(66_26, { fault: '401' }, 'The session has ended on confirmation, and nothing moves.'),
  amount(
    66_31,
    { collection: 'unpaid' },
    'A direct debit of this amount is not paid, and the customer gets a message.',
  ),
  reference('MAGIC DECLINE', { payments: 'refuse=DIGX_PY_0131' }, 'Refused: the payment cannot be made.'),
  reference('MAGIC WRONG CODE', { code: 'wrong' }, 'Every one-time password that confirms it is wrong.'),
  reference(
    'MAGIC EXPIRED CODE',
    { code: 'expired' },
    'The first one-time password has expired; one sent again is right.',
  ),
  reference('MAGIC REJECTED ROW', { row: 'rejected' }, 'A row of a bulk file is rejected when the file is paid.'),
  name('Match Molly', { cop: 'Y' }, 'A full match.'),
  name('Nomatch Nora', { cop: 'ANNM' }, 'ANNM: the name does not match.'),
  name('Closematch Clara', { cop: 'MBAM' }, 'MBAM: a close match, with the name on record.'),
  name(
    'Wrongkind Will',
    { cop: 'BANM' },
    'The name matches and the account type does not: BANM for Personal, PANM for Business.',
  ),
  name(
    'Closekind Kate',
    { cop: 'BAMM' },
    'A close match of another account type: BAMM for Personal, PAMM for Business.',
  ),
  name('Noaccount Ned', { cop: 'AC01' }, 'AC01: there is no such account.'),
  name('Noreference Rose', { cop: 'IVCR' }, 'IVCR: the reference is not known.'),
  name('Notype Tess', { cop: 'ACNS' }, 'ACNS: accounts of this type cannot be checked.'),
  name('Optout Olive', { cop: 'OPTO' }, 'OPTO: the account holder has opted out.'),
  name('Switched Sam', { cop: 'CASS' }, 'CASS: the account was switched to another bank.'),
  name('Nochecks Nick', { cop: 'SCNS' }, 'SCNS: the payee’s bank does not check names.'),
  name('Timeout Tim', { cop: 'timeout' }, 'The payee’s bank does not answer in time.'),
];

function amount(value: number, outcome: Partial<MagicOutcomes>, says: string): MagicLine {
  return { where: 'amount', value, outcome, says };
}

function reference(value: string, outcome: Partial<MagicOutcomes>, says: string): MagicLine {
  return { where: 'reference', value, outcome, says };
}

function name(value: string, outcome: Partial<MagicOutcomes>, says: string): MagicLine {
  return { where: 'name', value, outcome, says };
}
