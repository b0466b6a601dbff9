import { bulkFileReference } from '#sandbox/bank/numbers/payment-numbers.ts';
import type { BulkErrorRecord, BulkFileRecord, BulkRowRecord } from '#sandbox/bank/records/bulk-file.ts';
import type { Posting } from '#sandbox/bank/records/posting.ts';
import { base64Of } from '#sandbox/documents/base64.ts';
import { addDays, type CalendarDay, instantInLondon } from '#src/kernel/calendar.ts';
import { decimalText, money } from '#src/kernel/money.ts';

export interface BulkHolder {
  readonly userId: string;
  readonly partyId: string;
  readonly accountId: string;
  readonly fileIdentifier: string;
}

const mostFiles = 30;
const firstNumber = 90_001;
/** The sort code of an invented bank, where nobody is looked for. */
const sortCode = '601122';

export type WrittenFile = Pick<BulkFileRecord, 'fileName' | 'payOn' | 'rows' | 'state'> &
  Partial<Pick<BulkFileRecord, 'errors' | 'wrongRows'>>;

/**
 * The files with which an account made payments that are in its history, so that files and statements agree, and between
 * them files that came to nothing. Their references are above those of any customer's.
 */
export function pastBulkFiles(
  holder: BulkHolder,
  postings: readonly Posting[],
  openingDay: CalendarDay,
): BulkFileRecord[] {
  const paid = paidFiles(holder.accountId, postings);
  const unpaid = unpaidFiles(openingDay);
  const written = [...paid.slice(-(mostFiles - unpaid.length)), ...unpaid].sort((left, right) =>
    left.payOn < right.payOn ? -1 : 1,
  );
  return written.map((file, place) => toRecord(holder, file, firstNumber + place, openingDay));
}

/** One that its sender has authorised, to be paid in some days. */
export function waitingBulkFile(holder: BulkHolder, openingDay: CalendarDay): BulkFileRecord {
  const payOn = addDays(openingDay, 10);
  // Apart from the numbers of past files, which another persona may have on the same day.
  return toRecord(
    holder,
    { fileName: 'SUPPLIERS.csv', payOn, state: 'pending-approval', rows: rowsTo(4) },
    firstNumber + 100,
    openingDay,
  );
}

/** One file for all that was sent by BACS, or to suppliers, on one day. */
function paidFiles(accountId: string, postings: readonly Posting[]): WrittenFile[] {
  const byDay = new Map<CalendarDay, Posting[]>();
  for (const posting of postings) {
    const isOut = posting.entries.some((entry) => entry.accountId === accountId && entry.minor < 0);
    if (!isOut || posting.reference !== 'WAGES') continue;
    byDay.set(posting.bookedOn, [...(byDay.get(posting.bookedOn) ?? []), posting]);
  }
  return [...byDay].map(([payOn, sent]) => ({
    fileName: `WAGES ${payOn.slice(0, 7).replace('-', ' ')}.csv`,
    payOn,
    state: 'completed',
    rows: sent.map(({ description, reference, entries }) => ({
      ...rowTo(description, 'BACS', reference, -(entries.find((entry) => entry.accountId === accountId)?.minor ?? -1)),
      outcome: 'made',
      valueOn: payOn,
    })),
  }));
}

/** Nothing was paid for these: they failed, were declined, lapsed, or still wait for the sender. */
function unpaidFiles(openingDay: CalendarDay): WrittenFile[] {
  const rejected = (row: BulkRowRecord): BulkRowRecord => ({ ...row, outcome: 'rejected:DIGX_BNK_DET001' });
  return [
    {
      fileName: 'SUPPLIERS OLD.csv',
      payOn: addDays(openingDay, -200),
      state: 'completed',
      rows: rowsTo(3).map(rejected),
    },
    { fileName: 'PRIZES SHARED.txt', payOn: addDays(openingDay, -120), state: 'rejected', rows: rowsTo(5) },
    { fileName: 'TRAINERS SPRING.csv', payOn: addDays(openingDay, -110), state: 'expired', rows: rowsTo(30) },
    { fileName: 'SUPPLIERS JAN.csv', payOn: addDays(openingDay, -40), state: 'error', rows: rowsTo(2), ...brokenRow },
    { fileName: 'SUPPLIERS FEB.csv', payOn: addDays(openingDay, -12), state: 'error', rows: [], ...notReadable },
    { fileName: 'SUPPLIERS NEXT.csv', payOn: addDays(openingDay, 20), state: 'verified', rows: rowsTo(4) },
  ];
}

export function rowsTo(count: number, minorAt = (place: number) => 40_00 + 10_50 * place): BulkRowRecord[] {
  return Array.from({ length: count }, (_, place) =>
    rowTo(suppliers[place % suppliers.length] ?? '', 'FP', `INV ${place + 1}`, minorAt(place)),
  );
}

const suppliers = ['Harrowdale Hay and Straw', 'Postern Fencing', 'Chalk Down Machinery', 'Fetlock and Sons'];

export const brokenRow: Pick<BulkFileRecord, 'errors' | 'wrongRows'> = {
  wrongRows: [
    {
      row: 3,
      name: 'Broken row',
      sortCode,
      accountNumber: '20418836',
      type: 'FP',
      reference: 'No. 7',
      minor: 10_00,
    },
  ],
  errors: [
    {
      row: 3,
      kind: 'record',
      code: 'DIGX_PY_REMARK_002',
      text: 'The reference may contain letters, digits and spaces only.',
    },
  ],
};
export const notReadable: { readonly errors: BulkErrorRecord[] } = {
  errors: [
    { row: null, kind: 'other', code: 'DIGX_CZ_FU_22', text: 'The file cannot be read as a table of its format.' },
  ],
};

function rowTo(name: string, type: BulkRowRecord['type'], reference: string, minor: number): BulkRowRecord {
  const accountNumber = String(
    20_000_000 + ([...name].reduce((sum, sign) => sum * 31 + sign.charCodeAt(0), 7) % 70_000_000),
  );
  return { name, sortCode, accountNumber, type, reference, minor, outcome: 'waiting', valueOn: null };
}

export function toRecord(
  holder: BulkHolder,
  file: WrittenFile,
  number: number,
  openingDay: CalendarDay,
): BulkFileRecord {
  const { fileName, payOn, rows, state, errors = [], wrongRows = [] } = file;
  const sentOn = payOn > openingDay ? addDays(openingDay, -2) : addDays(payOn, -3);
  const sentAt = instantInLondon(sentOn, '09:30');
  const isAuthorised = state === 'completed' || state === 'rejected' || state === 'pending-approval';
  const separator = fileName.endsWith('.txt') ? '\t' : ',';
  const lines = [...rows, ...wrongRows].map(({ name, sortCode: code, accountNumber, type, reference, minor }) =>
    [name, code, accountNumber, type, reference, decimalText(money(minor ?? 0, 'GBP'))].join(separator),
  );
  const broken = errors.some(({ row }) => row === null) ? ['"'] : [];
  return {
    id: bulkFileReference(number, sentOn),
    sessionId: `${holder.userId}:before`,
    ...holder,
    fileName,
    content: base64Of(new TextEncoder().encode([...lines, ...broken, ''].join('\r\n'))),
    payOn,
    rows: [...rows],
    wrongRows: [...wrongRows],
    errors: [...errors],
    draftedAt: sentAt,
    uploadedAt: sentAt,
    authorisedAt: isAuthorised ? sentAt : null,
    processedOn: null,
    state,
  };
}
