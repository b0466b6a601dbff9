import { answerStep, challengeBy, step } from '#contracts/consumer/challenge/challenge-steps.ts';
import { type CustomerApp, openApp } from '#contracts/consumer/customer-app.ts';
import { anAccount, aParty, dayFromState, fromState } from '#contracts/consumer/wire.ts';
import { exampleDays } from '#contracts/driver/bank-days.ts';
import { bulkAccountNumber, bulkContent, bulkName, bulkPounds } from '#contracts/states/bulk/bulk-states.ts';
import { createAuthorisation } from '#src/api/bulk/authorise-run.ts';
import type { BulkOrder } from '#src/api/bulk/bulk-orders.ts';
import { createUpload } from '#src/api/bulk/bulk-run.ts';
import { createFormNote } from '#src/api/orders/form-note.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import { type AccountId, asId, type PartyId } from '#src/kernel/ids.ts';
import { money } from '#src/kernel/money.ts';

// Bulk files, as the app keeps them and as it sends them.

/** The reference in the contract's examples, which the app's next requests use. */
export const aFile = 'BF2606100001';
const accountNumber = bulkAccountNumber;

export function orderOf(party: PartyId | false = false, fileName: string = bulkName): BulkOrder {
  return {
    party,
    account: { id: asId<AccountId>(anAccount), accountNumber, customerId: asId<PartyId>(aParty) },
    payOn: calendarDay(exampleDays.today),
    fileName,
    content: bulkContent,
    count: 1,
    total: money(Math.round(bulkPounds * 100), 'GBP'),
    confirms: bulkName,
  };
}

const account = { value: fromState('bulkAccount', anAccount), displayValue: accountNumber };

export function draftBody(
  fileName: string = bulkName,
  accountId: unknown = account,
  date: string = dayFromState('today'),
) {
  const totalAmount = { currency: 'GBP', amount: bulkPounds };
  return { accountId, date, fileName, fileData: bulkContent, numRows: 1, totalAmount };
}

export function uploadBody() {
  return {
    fileName: bulkName,
    fileContent: bulkContent,
    valueDate: dayFromState('today'),
    customerId: fromState('bulkParty', aParty),
    debitAccountId: account,
    fileIdentifier: fromState('fileIdentifier', 'DTF0301'),
  };
}

export async function upload(app: CustomerApp, party: PartyId | false = false, fileName: string = bulkName) {
  return app.store.dispatch(createUpload(orderOf(party, fileName), createFormNote('upload')))();
}

export async function authorise(app: CustomerApp, party: PartyId | false = false) {
  return app.store.dispatch(
    createAuthorisation({ party, id: aFile, confirms: bulkName }, createFormNote('authorisation')),
  )();
}

/** The answer to a request with the right code or PIN; the contract's example asked for it. */
export async function withAnswer<Outcome>(
  url: string,
  operation: 'uploadBulkFile' | 'authoriseBulkFile',
  act: (app: CustomerApp) => Promise<Outcome>,
): Promise<Outcome> {
  const factor = operation === 'uploadBulkFile' ? 'OTP' : 'PIN';
  const others = { [operation]: () => challengeBy(operation, factor) };
  const app = await openApp(url, operation, { earlier: 1, others });
  const acting = act(app);
  await step(app);
  await answerStep(app, factor === 'OTP' ? '204816' : '2580');
  return acting;
}
