import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { ChequeBookRecord } from '#sandbox/bank/records/cheque-book.ts';
import type { PayeeEventRecord } from '#sandbox/bank/records/payee-event.ts';
import type { ActivityEntry } from './activity-entry.ts';
import { auditOf, findApproval, stateByApproval } from './audit.ts';
import { bulkFileEntry } from './bulk-file-entry.ts';
import { cancellationEntry, editEntries, mandateCancellationEntry } from './instruction-changes.ts';
import { internationalRequestEntries } from './international-request-entry.ts';
import { instructionEntry, paymentEntry } from './order-entries.ts';

/** One kind of record that appears in the activity log. A new kind is one more entry of the list below. */
type ActivityKind = (bank: Bank) => readonly (ActivityEntry | undefined)[];

export const activityKinds: readonly ActivityKind[] = [
  (bank) => bank.records.all('payments').map((payment) => paymentEntry(bank, payment)),
  (bank) => bank.records.all('instructions').map((instruction) => instructionEntry(bank, instruction)),
  (bank) => bank.records.all('instructions').flatMap((instruction) => editEntries(bank, instruction)),
  (bank) => bank.records.all('instructions').map((instruction) => cancellationEntry(bank, instruction)),
  (bank) => bank.records.all('directDebits').map((mandate) => mandateCancellationEntry(mandate)),
  (bank) => bank.records.all('bulkFiles').map((file) => bulkFileEntry(bank, file)),
  (bank) => bank.records.all('payeeEvents').map((event) => payeeEntry(bank, event)),
  (bank) => bank.records.all('chequeBooks').map((book) => bookEntry(bank, book)),
  internationalRequestEntries,
];

const payeeCodes = { added: 'PC_N_DOP', changed: 'PC_N_UDOP', deleted: 'PC_N_DDP' } as const;

function payeeEntry(bank: Bank, event: PayeeEventRecord): ActivityEntry {
  const { kind, referenceNumber, partyId, userId, at, payeeId, groupId, title, accountNumber, sortCode } = event;
  const approval = findApproval(bank, referenceNumber);
  const state = stateByApproval(approval) ?? 'accepted';
  return {
    ...withoutMoney,
    reference: referenceNumber,
    code: payeeCodes[kind],
    state,
    partyId,
    madeAt: at,
    accountId: null,
    to: { name: title, account: { accountNumber, sortCode } },
    payee: { payeeId, groupId },
    isNewPayee: kind === 'added',
    audit: auditOf({ userId, at }, state, approval),
  };
}

function bookEntry(bank: Bank, book: ChequeBookRecord): ActivityEntry {
  const { kind, referenceNumber, partyId, accountId, userId, orderedAt: at } = book;
  const approval = findApproval(bank, referenceNumber);
  const state = stateByApproval(approval) ?? 'accepted';
  return {
    ...withoutMoney,
    reference: referenceNumber,
    code: kind === 'cheque' ? 'CBR' : 'PBR',
    state,
    partyId,
    madeAt: at,
    accountId,
    to: null,
    payee: null,
    isNewPayee: false,
    audit: auditOf({ userId, at }, state, approval),
  };
}

const withoutMoney = { toAccountId: null, amount: null, valueOn: null, repeatsUntil: null } as const;
