import { toldDayOf } from '#sandbox/bank/bulk/bulk-days.ts';
import { totalOf } from '#sandbox/bank/bulk/bulk-files.ts';
import { bulkFileText, releaseBulkFile } from '#sandbox/bank/bulk/bulk-orders.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { ApprovalRecord } from '#sandbox/bank/records/approval.ts';
import type { BulkFileRecord } from '#sandbox/bank/records/bulk-file.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import { money } from '#src/kernel/money.ts';
import type { ApprovalKind } from './approval-kind.ts';

export const bulkApproval: ApprovalKind = {
  title: () => 'Bulk payment file',
  named(bank, approval) {
    const file = fileOf(bank, approval);
    return `bulk payment file ${bulkFileText(file)}`;
  },
  subject(bank, approval) {
    const file = fileOf(bank, approval);
    return {
      accountId: file.accountId,
      amount: money(totalOf(file), 'GBP'),
      valueOn: toldDayOf(bank, file),
      file: { reference: file.id, name: file.fileName, paymentCount: file.rows.length },
    };
  },
  objection(bank, approval) {
    const verdict = releaseBulkFile(bank, fileOf(bank, approval));
    return verdict.outcome === 'refused' ? verdict.reason : undefined;
  },
  release(bank, approval) {
    const verdict = releaseBulkFile(bank, fileOf(bank, approval));
    if (verdict.outcome === 'refused') throw new Error(`The file ${approval.subjectId} cannot be released`);
    return verdict.changes;
  },
  abandon(bank, approval) {
    const file = fileOf(bank, approval);
    if (file.state !== 'pending-approval') return [];
    const state = approval.state === 'expired' ? 'expired' : 'rejected';
    return [{ change: 'update', of: 'bulkFiles', record: { ...file, state } }];
  },
  afterwards: (bank, approval) => ({
    approved: `Its payments are made on ${slashedDay(toldDayOf(bank, fileOf(bank, approval)))}.`,
    abandoned:
      'Nothing has been paid, and it can no longer be authorised. If it is still to be paid, please upload it again.',
  }),
};

function fileOf({ records }: Bank, { subjectId }: ApprovalRecord): BulkFileRecord {
  const file = records.find('bulkFiles', subjectId);
  if (file === undefined) throw new Error(`There is no bulk file ${subjectId}`);
  return file;
}

/** `29/12/2026` */
function slashedDay(day: CalendarDay): string {
  return day.split('-').reverse().join('/');
}
