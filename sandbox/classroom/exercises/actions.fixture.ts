import { encryptPassword } from '#sandbox/bank/session/credentials.ts';
import { personaPassword, personaPin } from '#sandbox/personas/persona-script.ts';
import { nameCheckBody, payeeBody } from '#sandbox/walk/payee-bodies.ts';
import type { Trainee } from './trainee.fixture.ts';

/** What trainees do in the app, as the calls that it makes. */

const payments = '/cz/v1/payments/payouts/external';

interface Order {
  readonly payee: string;
  readonly pounds: number;
  readonly account?: string;
  readonly reference?: string;
}

function orderOf({ payee, pounds, account = 'current', reference = 'Fees' }: Order, later: boolean) {
  return {
    from: { id: { value: `{account:${account}}`, displayValue: '' }, balance: '1000.000000' },
    to: { groupId: `{payee-group:${payee}}`, payeeId: `{payee:${payee}}` },
    isNewPayee: false,
    later,
    amount: { currency: 'GBP', amount: pounds },
    reference,
  };
}

/** @returns the status of the confirmation. */
export async function pay({ ask }: Trainee, sortCode: string, order: Order): Promise<number> {
  const json = orderOf(order, false);
  const made = await ask('POST', payments, { ...json, stage: 0 });
  const { paymentId } = made.body as { paymentId?: string };
  if (paymentId === undefined) throw new Error(`No payment was made: ${JSON.stringify(made.body)}`);
  return (await ask('PUT', `${payments}/${paymentId}?sortCode=${sortCode}`, { ...json, stage: 1 })).status;
}

interface Details {
  readonly accountName: string;
  readonly accountNumber: string;
  readonly sortCode: string;
  readonly accountType: 'Personal' | 'Business';
}

const reference = 'Invoice';

/** @returns the report of the check. */
export async function checkName({ ask }: Trainee, details: Details): Promise<object> {
  const { body } = await ask('POST', '/v1/payments/verifyPayeeName', nameCheckBody({ ...details, reference }));
  // Answers encode this character in names.
  return JSON.parse(JSON.stringify(body).replaceAll('&#x27;', "'")).verificationReport;
}

async function payeeOf(trainee: Trainee, details: Details, nickName: string | null) {
  const report = await checkName(trainee, details);
  return payeeBody({ ...details, reference, nickName }, { ...report, selectionStatus: 'N' });
}

const groups = '/cz/v1/payments/payeeGroup';

/** A payee of the customer's, by its alias. */
function pathOf(alias: string): string {
  return `${groups}/{payee-group:${alias}}/payees/external/{payee:${alias}}`;
}

export async function changePayee(trainee: Trainee, alias: string, details: Details): Promise<void> {
  const json = await payeeOf(trainee, details, 'Changed');
  await trainee.ask('POST', pathOf(alias), { ...json, stage: 0 });
  const { status, body } = await trainee.ask('PUT', pathOf(alias), { ...json, stage: 2 });
  if (status >= 300) throw new Error(`The change was answered ${status}: ${JSON.stringify(body)}`);
}

export async function deletePayee(trainee: Trainee, alias: string): Promise<void> {
  const { status } = await trainee.ask('DELETE', `${pathOf(alias)}?stage=1`);
  if (status >= 300) throw new Error(`The deletion was answered ${status}.`);
}

export async function addPayee(trainee: Trainee, details: Details): Promise<void> {
  const json = await payeeOf(trainee, details, null);
  const { accountName } = details;
  const group = (await trainee.ask('POST', groups, { name: accountName })).body as { payeeGroup: { groupId: string } };
  const payees = `${groups}/${group.payeeGroup.groupId}/payees/external`;
  const made = await trainee.ask('POST', payees, { ...json, stage: 0 });
  const { externalPayee } = made.body as { externalPayee?: { id: string } };
  if (externalPayee === undefined) throw new Error(`No payee was made: ${JSON.stringify(made.body)}`);
  await trainee.ask('PATCH', `${payees}/${externalPayee.id}`, { stage: 1 });
  const done = await trainee.ask('PUT', `${payees}/${externalPayee.id}`, { ...json, stage: 2 });
  if (done.status >= 300) throw new Error(`The payee was not added: ${JSON.stringify(done.body)}`);
}

/** Writes to the bank. */
export async function write(
  { ask }: Trainee,
  messageBody: string,
  subject = { id: '3', name: 'Other' },
): Promise<void> {
  const party = { value: '{party:1}' };
  const json = { messageType: 'M', subjectId: subject.id, subject: subject.name, messageBody, party };
  const answer = await ask('POST', '/v1/mailbox/mails', json);
  if (answer.status >= 300) throw new Error(`The message was not sent: ${JSON.stringify(answer.body)}`);
}

export async function transfer({ ask }: Trainee, from: string, to: string, pounds: number): Promise<void> {
  const made = await ask('POST', '/cz/v1/payments/transfers/self', {
    amount: { currency: 'GBP', amount: pounds },
    debitAccountId: { value: `{account:${from}}`, displayValue: '' },
    creditAccountId: { value: `{account:${to}}`, displayValue: '' },
    remarks: 'Kitchen',
  });
  const { paymentId } = made.body as { paymentId?: string };
  if (paymentId === undefined) throw new Error(`No transfer was made: ${JSON.stringify(made.body)}`);
  await ask('PATCH', `/v1/payments/transfers/self/${paymentId}`);
}

/** Each month from that day, or that day alone. */
export async function schedule(
  { ask }: Trainee,
  sortCode: string,
  order: Order & { readonly on: string; readonly repeats: boolean },
): Promise<void> {
  const days = order.repeats ? { type: 'REC', frequency: '50' } : { type: 'NONREC', frequency: '10' };
  const json = { ...orderOf(order, true), ...days, startDate: order.on, endDate: null };
  const instructions = '/cz/v1/payments/instructions/payouts/external';
  const made = await ask('POST', instructions, { ...json, stage: 0 });
  const { instructionId } = made.body as { instructionId?: string };
  if (instructionId === undefined) throw new Error(`Nothing was set up: ${JSON.stringify(made.body)}`);
  await ask('PUT', `${instructions}/${instructionId}?sortCode=${sortCode}`, { ...json, stage: 1 });
}

/** The first of the customer's direct debits with that name. */
export function cancelDirectDebit(trainee: Trainee, name: string): Promise<void> {
  return cancel(trainee, name, 'DD');
}

/** The first of the customer's standing orders to that payee. */
export function cancelStandingOrder(trainee: Trainee, payee: string): Promise<void> {
  return cancel(trainee, payee, 'SI');
}

async function cancel({ ask }: Trainee, name: string, code: 'DD' | 'SI'): Promise<void> {
  const { body } = await ask('GET', `/cz/v1/payments/instructions?code=${code}&type=REC`);
  const { instructionsList: listed } = body as {
    instructionsList: readonly { readonly instructionId: string; readonly partyId: { readonly value: string } }[];
  };
  const debit = listed.find((each) => JSON.stringify(each).includes(name));
  if (debit === undefined) throw new Error(`There is no ${code} of ${name}.`);
  await ask('PATCH', `/cz/v1/payments/instructions/cancellation/${debit.instructionId}?code=${code}&locale=en`, {
    partyId: debit.partyId.value,
  });
}

export async function decide({ ask }: Trainee, decision: 'approve' | 'reject', about: string): Promise<void> {
  const { body } = await ask('GET', '/v1/transactions?view=approval&locale=en');
  const { transactionDTOs } = body as { transactionDTOs: readonly { readonly transactionId: string }[] };
  const found = transactionDTOs.find((each) => JSON.stringify(each).includes(about));
  if (found === undefined) throw new Error(`Nothing about ${about} is to be decided.`);
  const { status } = await ask('POST', `/v1/transactions/${found.transactionId}/${decision}?locale=en`);
  if (status >= 300) throw new Error(`“${about}” was answered ${status}.`);
}

export async function nameAccount({ ask }: Trainee, alias: string, accountNickname: string): Promise<void> {
  const { body } = await ask('GET', '/v1/accounts?expand=all');
  const { accounts } = body as {
    accounts: readonly { readonly id: { readonly value: string }; readonly partyId: object; readonly type: string }[];
  };
  const { body: aliased } = await ask('GET', `/v1/accounts/demandDeposit/{account:${alias}}`);
  const account = accounts.find(({ id }) => JSON.stringify(aliased).includes(id.value));
  if (account === undefined) throw new Error(`There is no account ${alias}.`);
  const { id, partyId, type } = account;
  const named = { accountNumber: id, partyId, accountType: type, accountNickname, sequenceNumber: 1 };
  const { status } = await ask('POST', '/cz/v1/accountNickname', [named]);
  if (status >= 300) throw new Error(`The name was answered ${status}.`);
}

export async function orderBook({ ask }: Trainee, book: 'chequebook' | 'payInBook'): Promise<void> {
  await ask('POST', `/cz/v1/${book}Request`, { accNo: { value: '{account:current}', displayValue: '' } });
}

export async function alertBy({ ask }: Trainee, eventId: 'LOGIN_SUCCESS' | 'LOGIN_FAILURE'): Promise<void> {
  const { body } = await ask('GET', '/v1/actionSubscriptions?subscriptionLevelType=PARTY');
  const known = /"subscriptionId":"([^"]+)"/.exec(JSON.stringify(body))?.[1];
  const json = {
    ...(known !== undefined && { subscriptionId: known }),
    subscriptionLevel: 'PARTY',
    subscriptionStartDate: '2026-03-03T00:00:00',
    subscriptionEndDate: '2099-10-04T00:00:00',
    subscribedActions: [
      {
        activityId: 'PI_LOGIN',
        eventId,
        actionId: 'SEND',
        subscriptionPreferences: [{ destination: 'SMS', urgencyType: 'H' }],
      },
    ],
  };
  const path = `/v1/actionSubscriptions${known === undefined ? '' : `/${known}`}`;
  const { status } = await ask(known === undefined ? 'POST' : 'PUT', path, json);
  if (status >= 300) throw new Error(`The alert was answered ${status}.`);
}

export async function logOut({ ask }: Trainee): Promise<void> {
  await ask('DELETE', '/v1/session');
}

async function sealed({ ask }: Trainee, before: string, next: string) {
  const { body: salted } = await ask('POST', '/v1/salt');
  const salt = decodeURIComponent((salted as { saltDTO: { id: string } }).saltDTO.id);
  return { old: encryptPassword(before, salt), new: encryptPassword(next, salt) };
}

export async function changePin(trainee: Trainee, next: string): Promise<void> {
  const json = await sealed(trainee, personaPin, next);
  const { status } = await trainee.ask('PUT', '/cz/v1/credentials/transactionPin', json);
  if (status >= 300) throw new Error(`The PIN was answered ${status}.`);
}

export async function changePassword(trainee: Trainee, next: string): Promise<void> {
  const json = { type: 'PASSWORD', ...(await sealed(trainee, personaPassword, next)) };
  const { status, body } = await trainee.ask('PUT', '/v1/me/credentials', json);
  if (status >= 300) throw new Error(`The password was answered ${status}: ${JSON.stringify(body)}`);
}

/** Any read that the app makes. */
export async function look({ ask }: Trainee, ...paths: readonly string[]): Promise<void> {
  for (const path of paths) await ask('GET', path);
}
