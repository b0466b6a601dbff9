import {
  filesToReject,
  fileToFinish,
  finishBulkFile,
  firstToReject,
  isWaiting,
  rejectBulkPayment,
} from '#sandbox/bank/bulk/bulk-testing.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import { sumText } from '#sandbox/bank/engine/pounds-text.ts';
import type { BulkFileRecord } from '#sandbox/bank/records/bulk-file.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import { money } from '#src/kernel/money.ts';
import { verbOn, verbOnCustomer, type Wanted } from './verb.ts';

interface RowInFile {
  readonly file: BulkFileRecord;
  readonly place: number;
}

/** The first payment of the newest file that is still to be made, unless others are named. */
function wantedRow(
  bank: Bank,
  user: UserRecord,
  named: { readonly file: string; readonly payment: string },
): Wanted<RowInFile> {
  const files = filesToReject(bank, user);
  const file =
    named.file === '' ? files[0] : files.find(({ id, fileName }) => id === named.file || fileName === named.file);
  if (file === undefined) {
    return {
      why:
        named.file === ''
          ? `No bulk file of ${user.id} waits to be paid.`
          : `No bulk file “${named.file}” waits to be paid.`,
    };
  }
  const place = named.payment === '' ? firstToReject(file) : Number(named.payment) - 1;
  if (file.rows[place] !== undefined) return { thing: { file, place } };
  return { why: `${file.fileName} has no payment “${named.payment}”. It has ${file.rows.length}.` };
}

function rowText({ file, place }: RowInFile): string {
  const row = file.rows[place];
  const paid = row === undefined ? '' : `, ${sumText(money(row.minor, 'GBP'))} to ${row.name},`;
  return `Payment ${place + 1} of ${file.fileName}${paid}`;
}

export const bulkVerbs = {
  'finish-bulk-file': verbOnCustomer({
    group: 'bulk',
    title: 'Finish a bulk file',
    what: (bank, user) =>
      `All payments of ${fileToFinish(bank, user)?.fileName ?? 'the file'} are made now, BACS included.`,
    whyNot: (bank, user) =>
      fileToFinish(bank, user) === undefined ? `No authorised bulk file of ${user.id} is to be paid.` : undefined,
    changes: finishBulkFile,
  }),
  'reject-bulk-payment': verbOn({
    group: 'bulk',
    title: 'Reject a bulk payment',
    generally: 'A payment of the newest file will be rejected when the others are made.',
    details: {
      file: { label: 'File', form: 'choice', value: '' },
      payment: { label: 'Number of the payment', form: 'number', value: '' },
    },
    now: (bank, user) => ({ file: filesToReject(bank, user).map(({ id, fileName }) => ({ id, title: fileName })) }),
    want: wantedRow,
    whyNot(_, { file, place }) {
      const row = file.rows[place];
      return row === undefined || isWaiting(row) ? undefined : `${rowText({ file, place })} is rejected already.`;
    },
    what: (_, row) => `${rowText(row)} will be rejected when the others are made.`,
    changes: (_, { file, place }) => rejectBulkPayment(file, place),
  }),
};
