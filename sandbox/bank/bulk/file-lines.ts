import type {
  BulkErrorRecord,
  BulkFileRecord,
  BulkRowRecord,
  WrongRowRecord,
} from '#sandbox/bank/records/bulk-file.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';

export type LineStatus =
  | 'UPLOADED'
  | 'VERIFIED'
  | 'APPROVED'
  | 'PROCESSING_IN_PROGRESS'
  | 'COMPLETED'
  | 'REJECTED'
  | 'ERROR'
  | 'EXPIRED';

/** One line of a file as it was uploaded, and what has become of it. */
export interface FileLine extends Omit<WrongRowRecord, 'row'> {
  readonly row: number;
  readonly status: LineStatus;
  readonly valueOn: CalendarDay | null;
  /** Why it was not paid: a code, words of the bank, or both. */
  readonly code: string | null;
  readonly text: string | null;
}

/** Statuses of lines that are not paid and never will be. */
export const failedStatuses: readonly LineStatus[] = ['REJECTED', 'ERROR', 'EXPIRED'];

/** Every line of the file in its order, those that are wrong included: what was uploaded is what it adds up to. */
export function linesOf(file: BulkFileRecord): FileLine[] {
  const { rows, wrongRows, errors, state } = file;
  const wrongAt = new Map(wrongRows.map((wrong) => [wrong.row, wrong]));
  const errorsAt = new Map<number | null, BulkErrorRecord[]>();
  // Errors are found by the check, which a draft has not had.
  for (const error of state === 'error' ? errors : []) {
    errorsAt.set(error.row, [...(errorsAt.get(error.row) ?? []), error]);
  }
  const right = rows.values();
  return Array.from({ length: rows.length + wrongRows.length }, (_, place): FileLine => {
    const wrong = wrongAt.get(place + 1);
    if (wrong !== undefined)
      return { ...wrong, status: statusOf(file), valueOn: null, ...told(errorsAt.get(wrong.row)) };
    const { outcome, ...row } = right.next().value as BulkRowRecord;
    return { ...row, row: place + 1, status: statusOf(file, outcome, row.type), ...whyUnpaid(file, outcome) };
  });
}

/** The lines in each status. */
export function byStatus(lines: readonly FileLine[]): ReadonlyMap<LineStatus, readonly FileLine[]> {
  const found = new Map<LineStatus, FileLine[]>();
  for (const line of lines) {
    const known = found.get(line.status);
    if (known === undefined) found.set(line.status, [line]);
    else known.push(line);
  }
  return found;
}

/** In pence; amounts that cannot be read count nothing. */
export function totalOfLines(lines: readonly FileLine[]): number {
  return lines.reduce((sum, { minor }) => sum + (minor ?? 0), 0);
}

const nothing = { code: null, text: null } as const;

function told(errors: readonly BulkErrorRecord[] = []): Pick<FileLine, 'code' | 'text'> {
  const [first] = errors;
  return first === undefined ? nothing : { code: first.code, text: errors.map(({ text }) => text).join(' ') };
}

function whyUnpaid({ state }: BulkFileRecord, outcome: BulkRowRecord['outcome']): Pick<FileLine, 'code' | 'text'> {
  if (outcome.startsWith('rejected:')) return { code: outcome.slice('rejected:'.length), text: null };
  switch (state) {
    case 'error':
      return { code: null, text: 'The file has errors, so none of its payments was made.' };
    case 'rejected':
      return { code: null, text: 'An authoriser declined the file.' };
    case 'expired':
      return { code: null, text: 'The file was not authorised in time.' };
    default:
      return nothing;
  }
}

/** A Faster Payment is paid with its file's processing, a BACS payment when the file is completed. */
function statusOf(
  { state }: Pick<BulkFileRecord, 'state'>,
  outcome: BulkRowRecord['outcome'] = 'waiting',
  type: BulkRowRecord['type'] = 'FP',
): LineStatus {
  if (outcome.startsWith('rejected:')) return 'REJECTED';
  switch (state) {
    case 'initiated':
    case 'uploaded':
      return 'UPLOADED';
    case 'verified':
    case 'pending-approval':
      return 'VERIFIED';
    case 'approved':
      return 'APPROVED';
    case 'processing':
      return type === 'FP' ? 'COMPLETED' : 'PROCESSING_IN_PROGRESS';
    case 'completed':
      return 'COMPLETED';
    case 'error':
      return 'ERROR';
    case 'rejected':
      return 'REJECTED';
    case 'expired':
      return 'EXPIRED';
    default:
      return state satisfies never;
  }
}
