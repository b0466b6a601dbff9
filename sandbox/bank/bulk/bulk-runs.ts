import { bacsDayOf } from '#sandbox/bank/calendar/cut-offs.ts';
import type { Bank, JobKind } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import { availableOf, bookedFrom, holdSettleKind, jobToSettle, postingsFor } from '#sandbox/bank/engine/holds.ts';
import type { NewJob } from '#sandbox/bank/engine/job-queue.ts';
import { magicOf } from '#sandbox/bank/magic/magic.ts';
import { creditSideOf } from '#sandbox/bank/payments/payment-moves.ts';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { BulkFileRecord, BulkRowRecord } from '#sandbox/bank/records/bulk-file.ts';
import type { HoldRecord } from '#sandbox/bank/records/hold.ts';
import { type CalendarDay, instantInLondon, londonDayOf } from '#src/kernel/calendar.ts';
import { epochMsOf, type Instant, instantFromMs } from '#src/kernel/instant.ts';
import { objectionToSortCode } from './sort-code-objections.ts';

export const bulkPayKind = 'bulk.pay';
export const bulkCompleteKind = 'bulk.complete';

/** Assumed: how long paying takes, and the London times at which BACS payments are booked and reach their accounts. */
const payMs = 3000;
const bookedAt = '06:00';
const arrivedAt = '06:05';
const bacsClearing = 'clearing:bacs:GBP';

export function jobToPay({ id }: BulkFileRecord, dueAt: Instant): NewJob {
  return { id: `${bulkPayKind}:${id}`, dueAt, kind: bulkPayKind, payload: { fileId: id } };
}

export const payBulkFile: JobKind = (job, bank) => {
  const file = bank.records.find('bulkFiles', String(job.payload.fileId));
  return file?.state === 'approved' ? paidChanges(bank, file) : [];
};

export const completeBulkFile: JobKind = (job, bank) => {
  const file = bank.records.find('bulkFiles', String(job.payload.fileId));
  return file?.state === 'processing' ? completedChanges(bank, file) : [];
};

/**
 * Pays each payment that can be paid, in the order of the file. Faster Payments are booked one by one; those by BACS are
 * held together until their day, as BACS debits a file once.
 */
export function paidChanges(bank: Bank, file: BulkFileRecord): Change[] {
  const { paid, booked, hold } = payRows(bank, file);
  const completeAt =
    hold === undefined ? instantFromMs(epochMsOf(bank.clock.now) + payMs) : instantInLondon(hold.valueOn, arrivedAt);
  const payload = { fileId: file.id };
  return [
    { change: 'update', of: 'bulkFiles', record: paid },
    ...booked,
    ...(hold === undefined
      ? []
      : ([
          { change: 'insert', of: 'holds', record: hold },
          { change: 'schedule', job: jobToSettle(hold, instantInLondon(hold.valueOn, bookedAt)) },
        ] as const)),
    {
      change: 'schedule',
      job: { id: `${bulkCompleteKind}:${file.id}`, dueAt: completeAt, kind: bulkCompleteKind, payload },
    },
  ];
}

/** Everything that is still to happen to an authorised file, at once: a tester does not wait for its days. */
export function finishedChanges(bank: Bank, file: BulkFileRecord): Change[] {
  if (file.state === 'approved') {
    const { paid, booked, hold } = payRows(bank, file);
    return [
      { change: 'cancel', jobId: `${bulkPayKind}:${file.id}` },
      ...booked,
      ...(hold === undefined ? [] : ([{ change: 'post', posting: bookedFrom(hold, bank.clock.now) }] as const)),
      ...completedChanges(bank, paid),
    ];
  }
  const hold = bank.records.find('holds', bacsHoldId(file));
  return [
    { change: 'cancel', jobId: `${bulkCompleteKind}:${file.id}` },
    ...(hold === undefined
      ? []
      : ([
          { change: 'cancel', jobId: `${holdSettleKind}:${hold.id}` },
          { change: 'remove', of: 'holds', id: hold.id },
          { change: 'post', posting: bookedFrom(hold, bank.clock.now) },
        ] as const)),
    ...completedChanges(bank, file),
  ];
}

function payRows(bank: Bank, file: BulkFileRecord) {
  const account = bank.records.find('accounts', file.accountId);
  let left = account === undefined ? 0 : availableOf(bank, account).minor;
  const bacsOn = bacsDayOf(bank.clock.now);
  const rows = file.rows.map((row): BulkRowRecord => {
    const objection = account === undefined ? undefined : (barredCodeOf(account) ?? refusalOf(bank, file, row));
    const refusal = objection ?? (row.minor > left ? 'DIGX_PY_0134' : undefined);
    if (refusal !== undefined) return { ...row, outcome: `rejected:${refusal}` };
    left -= row.minor;
    return { ...row, outcome: 'made', valueOn: row.type === 'FP' ? bank.today : bacsOn };
  });
  const paid: BulkFileRecord = { ...file, rows, processedOn: bank.today, state: 'processing' };
  const booked = rows.flatMap((row, place) =>
    isMade(row, 'FP') ? postingsFor(bank, movementOf(bank, paid, row, place)) : [],
  );
  return { paid, booked, hold: bacsHold(bank, paid, bacsOn) };
}

/** BACS payments to accounts held here arrive. */
export function completedChanges(bank: Bank, file: BulkFileRecord): Change[] {
  const payer = bank.records.find('parties', file.partyId)?.name ?? file.partyId;
  const arrivals = file.rows.flatMap((row, place): Change[] => {
    const to = isMade(row, 'BACS') ? creditSideOf(bank, row.sortCode, row.accountNumber) : undefined;
    if (to === undefined || bank.records.find('accounts', to.accountId) === undefined) return [];
    const movement = movementOf(bank, file, row, place);
    const posting = bookedFrom(
      { ...movement, id: `${movement.id}-there`, code: 'BGC', description: payer },
      bank.clock.now,
    );
    const entries = [
      { accountId: bacsClearing, minor: -row.minor },
      { accountId: to.accountId, minor: row.minor },
    ];
    return [{ change: 'post', posting: { ...posting, entries } }];
  });
  return [...arrivals, { change: 'update', of: 'bulkFiles', record: { ...file, state: 'completed' } }];
}

export function bacsHoldId({ id }: Pick<BulkFileRecord, 'id'>): string {
  return `${id}-bacs`;
}

function bacsHold(bank: Bank, file: BulkFileRecord, valueOn: CalendarDay): HoldRecord | undefined {
  const minor = file.rows.reduce((sum, row) => sum + (isMade(row, 'BACS') ? row.minor : 0), 0);
  if (minor === 0) return undefined;
  return {
    id: bacsHoldId(file),
    accountId: file.accountId,
    flag: 'D',
    minor,
    currency: 'GBP',
    description: `Bulk file ${file.fileName}`,
    reference: file.id,
    code: 'BPO',
    madeAt: bank.clock.now,
    madeOn: londonDayOf(bank.clock.now),
    valueOn,
    counterAccountId: bacsClearing,
  };
}

function movementOf(bank: Bank, file: BulkFileRecord, row: BulkRowRecord, place: number): HoldRecord {
  const { minor, name, reference } = row;
  return {
    id: `${file.id}-${place + 1}`,
    accountId: file.accountId,
    flag: 'D',
    minor,
    currency: 'GBP',
    description: name,
    reference: reference === '' ? file.id : reference,
    code: 'FPO',
    madeAt: bank.clock.now,
    madeOn: londonDayOf(bank.clock.now),
    valueOn: row.valueOn ?? bank.today,
    counterAccountId: creditSideOf(bank, row.sortCode, row.accountNumber)?.accountId ?? bacsClearing,
  };
}

/** Why nothing may leave the account, as the bank's code. */
function barredCodeOf({ closed, frozen }: AccountRecord): string | undefined {
  if (closed !== undefined) return 'DIGX_AP_0012';
  return frozen ? 'DIGX_PY_HOST_006' : undefined;
}

/** Why one payment cannot be made, as the bank's code. The others are paid. */
function refusalOf(bank: Bank, file: BulkFileRecord, row: BulkRowRecord): string | undefined {
  if (row.outcome === 'barred' || magicOf(bank, 'row', row) !== undefined) return 'FT-VAC09';
  const objection = objectionToSortCode(row);
  if (objection !== undefined) return objection;
  const credit = creditSideOf(bank, row.sortCode, row.accountNumber);
  if (credit === undefined) return 'FT-VAC09';
  return credit.accountId === file.accountId ? 'DIGX_AP_0013' : undefined;
}

function isMade({ outcome, type }: BulkRowRecord, of: BulkRowRecord['type']): boolean {
  return outcome === 'made' && type === of;
}
