import { beginsAt } from '#sandbox/bank/bulk/bulk-days.ts';
import { fileIdentifierOfParty, mayPayBulk } from '#sandbox/bank/bulk/bulk-files.ts';
import { jobToPay } from '#sandbox/bank/bulk/bulk-runs.ts';
import { sameOrNextWorkingDay } from '#sandbox/bank/calendar/working-days.ts';
import type { ApprovalRecord } from '#sandbox/bank/records/approval.ts';
import type { BulkFileRecord, BulkRowRecord } from '#sandbox/bank/records/bulk-file.ts';
import { asked } from '#sandbox/personas/company/asked-items.ts';
import type { MadeAccount } from '#sandbox/personas/described/accounts.ts';
import type { Description } from '#sandbox/personas/described/description.ts';
import { minorOf } from '#sandbox/personas/described/description-words.ts';
import { brokenRow, notReadable, rowsTo, toRecord, type WrittenFile } from '#sandbox/personas/lives/past-bulk-files.ts';
import type { Cast } from '#sandbox/personas/persona-script.ts';
import { addDays, type CalendarDay, instantInLondon, londonDayOf } from '#src/kernel/calendar.ts';
import { decidedAbout, type Outcome, withOutcome, workingDayBefore } from './authorising.ts';
import { makerOf } from './awaiting.ts';
import { accountCalled, accountsThat, aliasesOf, type Ground } from './ground.ts';
import { firstFileNumberOf, firstNumberOf } from './numbers.ts';
import { type Planned, refused } from './planned.ts';

type DescribedFile = Description['bulkFiles'][number];

export interface BulkPlan {
  readonly file: BulkFileRecord;
  readonly account: MadeAccount;
  /** For one that others must authorise, or had to. */
  readonly approval: ApprovalRecord | undefined;
  readonly jobs: NonNullable<Cast['doneToday']>['jobs'];
}

/** The first approval's number, apart from those of single orders. */
const firstApproval = 500;

const states: Readonly<Record<DescribedFile['state'], BulkFileRecord['state']>> = {
  verified: 'verified',
  'pending-approval': 'pending-approval',
  approved: 'approved',
  completed: 'completed',
  declined: 'rejected',
  expired: 'expired',
  'wrong-row': 'error',
  unreadable: 'error',
};

/** What others decided about a file in that state. */
const outcomes: Partial<Readonly<Record<DescribedFile['state'], Outcome>>> = {
  'pending-approval': 'pending',
  declined: 'declined',
  expired: 'expired',
};

export function plannedFiles(ground: Ground): readonly Planned<BulkPlan>[] {
  const { bulkFiles } = ground.customer.description;
  return bulkFiles.map((said, place) => {
    const isTwice = bulkFiles.slice(0, place).some((other) => other.name !== undefined && other.name === said.name);
    const where = `bulkFiles[${place}]`;
    return isTwice
      ? refused(`${where}.name`, 'Another file has this name.', 'another name')
      : plannedFile(ground, said, place);
  });
}

function plannedFile(ground: Ground, said: DescribedFile, place: number): Planned<BulkPlan> {
  const { customer } = ground;
  const where = `bulkFiles[${place}]`;
  const able = accountsThat(ground, mayPayBulk);
  const account =
    said.account === undefined
      ? able.find(({ record }) => !record.frozen)
      : able.find((each) => each === accountCalled(ground, said.account ?? ''));
  if (account === undefined) {
    return refused(`${where}.account`, 'Business and racing accounts pay bulk files.', ...aliasesOf(able));
  }
  const { id: accountId, partyId, openedOn } = account.record;
  const maker = makerOf(ground, said.by, partyId, { where, functions: ['bulkUpload'] });
  if ('objections' in maker) return maker;
  const payOn = payDayOf(said, customer.made.on);
  const holder = { userId: maker.plan.id, partyId, accountId, fileIdentifier: fileIdentifierOfParty(partyId) };
  const written = writtenFile(said, payOn, place);
  const record = toRecord(holder, written, firstFileNumberOf(customer) + place, customer.made.on);
  if (londonDayOf(record.draftedAt) <= openedOn) {
    return refused(`${where}.payIn`, 'The account was not open when this was sent.', 'an account opened earlier');
  }
  const processed = said.state === 'approved' ? sameOrNextWorkingDay(payOn) : null;
  const sentAt = record.draftedAt;
  const file: BulkFileRecord =
    processed === null ? record : { ...record, processedOn: processed, authorisedAt: sentAt };
  const jobs = processed === null ? [] : [jobToPay(file, instantInLondon(processed, beginsAt))];
  const outcome = outcomes[said.state];
  const hasMandate = customer.entities.some(({ party }) => party.id === partyId && party.mandate !== undefined);
  // The sender alone may let a file lapse.
  if (outcome === undefined || (outcome === 'expired' && !hasMandate)) {
    return { plan: { file, account, approval: undefined, jobs } };
  }
  const minor = file.rows.reduce((sum, row) => sum + row.minor, 0);
  const decided = decidedAbout(ground, { partyId, makerId: maker.plan.id, minor, where, outcome });
  if ('objections' in decided) return decided;
  const { at, endedAt } = decided.plan;
  const asking = { makerId: maker.plan.id, partyId, accountId, firstNumber: firstNumberOf(customer, 'orders') };
  const asks = asked(asking, 'bulk-file', { subjectId: file.id, number: firstApproval + place, at });
  const approval = withOutcome({ ...asks, referenceNumber: file.id }, { ...decided.plan, at, endedAt });
  return { plan: { file: { ...file, authorisedAt: at }, account, approval, jobs } };
}

/** Ahead for what is still to be paid, behind for what is over. */
function payDayOf({ state, payIn }: DescribedFile, madeOn: CalendarDay): CalendarDay {
  switch (state) {
    case 'verified':
    case 'pending-approval':
    case 'approved':
      return addDays(madeOn, payIn ?? 10);
    case 'completed':
      return workingDayBefore(addDays(madeOn, 1 - (payIn ?? 7)));
    case 'expired':
      return addDays(madeOn, -(payIn ?? 1) - 28);
    case 'declined':
      return addDays(madeOn, payIn ?? 4);
    case 'wrong-row':
    case 'unreadable':
      return addDays(madeOn, -(payIn ?? 12));
    default:
      return state satisfies never;
  }
}

function writtenFile(
  { name, state, rows: count, amount }: DescribedFile,
  payOn: CalendarDay,
  place: number,
): WrittenFile {
  const rows = rowsTo(count, (row) => (amount === undefined ? 40_00 + 10_50 * (row % 12) : minorOf(amount)));
  const fileName = name ?? `PAYMENTS ${place + 1}.csv`;
  const file = { fileName, payOn, state: states[state] };
  if (state === 'unreadable') return { ...file, rows: [], ...notReadable };
  if (state === 'wrong-row') return { ...file, rows: rows.slice(0, -1), ...wrongRowAt(count) };
  if (state !== 'completed') return { ...file, rows };
  const made = rows.map((row): BulkRowRecord => ({ ...row, type: 'BACS', outcome: 'made', valueOn: payOn }));
  return { ...file, rows: made };
}

/** The last one. */
function wrongRowAt(row: number): Pick<WrittenFile, 'errors' | 'wrongRows'> {
  return {
    wrongRows: (brokenRow.wrongRows ?? []).map((each) => ({ ...each, row })),
    errors: (brokenRow.errors ?? []).map((each) => ({ ...each, row })),
  };
}
