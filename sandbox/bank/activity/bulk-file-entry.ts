import { toldDayOf } from '#sandbox/bank/bulk/bulk-days.ts';
import { linesOf, totalOfLines } from '#sandbox/bank/bulk/file-lines.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { BulkFileRecord } from '#sandbox/bank/records/bulk-file.ts';
import { addDays, instantInLondon } from '#src/kernel/calendar.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { money } from '#src/kernel/money.ts';
import type { ActivityEntry, ActivityState, AuditStep } from './activity-entry.ts';
import { auditOf, expiryOf, findApproval } from './audit.ts';

const states = {
  initiated: 'processing',
  uploaded: 'processing',
  // It waits for its sender, and for nobody else.
  verified: 'processing',
  'pending-approval': 'pending-approval',
  approved: 'processing',
  processing: 'processing',
  completed: 'file-processed',
  error: 'failed',
  rejected: 'rejected',
  expired: 'expired',
} as const satisfies Record<BulkFileRecord['state'], ActivityState>;

/** The file as a whole; undefined for a draft. Its payments are on its own page. */
export function bulkFileEntry(bank: Bank, file: BulkFileRecord): ActivityEntry | undefined {
  const { id, userId, partyId, accountId, fileName, uploadedAt, authorisedAt } = file;
  if (uploadedAt === null) return undefined;
  const state = states[file.state];
  const lines = linesOf(file);
  const made = {
    userId,
    at: uploadedAt,
    note: fileName,
    expired: { at: lapsedAt(file), note: 'Not authorised in time' },
    doneAt: state === 'file-processed' ? paidAt(bank, file, uploadedAt) : (authorisedAt ?? uploadedAt),
  };
  const [sent, ...later] = auditOf(made, state, findApproval(bank, id));
  const bySender: AuditStep[] =
    authorisedAt === null ? [] : [{ userId, at: authorisedAt, status: 'authorised', note: '' }];
  return {
    reference: id,
    code: 'FU_F_DFT',
    state,
    partyId,
    madeAt: uploadedAt,
    accountId,
    amount: lines.length === 0 ? null : money(totalOfLines(lines), 'GBP'),
    toAccountId: null,
    to: null,
    payee: null,
    isNewPayee: false,
    valueOn: toldDayOf(bank, file),
    repeatsUntil: null,
    audit: [...(sent === undefined ? [] : [sent]), ...bySender, ...later],
  };
}

/** Its sender must authorise it by its day; somebody else then has as long as for any order. */
function lapsedAt({ authorisedAt, payOn }: BulkFileRecord): Instant {
  return authorisedAt === null ? instantInLondon(addDays(payOn, 1), '00:00') : expiryOf(authorisedAt);
}

/** When the last of its payments was booked: never after now, because a tester does not wait for BACS. */
function paidAt({ clock }: Bank, { rows, authorisedAt }: BulkFileRecord, uploadedAt: Instant): Instant {
  const begun = authorisedAt ?? uploadedAt;
  const lastOn = rows
    .flatMap(({ valueOn }) => valueOn ?? [])
    .toSorted()
    .at(-1);
  const booked = lastOn === undefined ? begun : instantInLondon(lastOn, '06:05');
  if (booked > clock.now) return clock.now;
  if (booked < begun) return begun;
  return booked;
}
