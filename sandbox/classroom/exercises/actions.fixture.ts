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

/** @returns the report of the check. */
export async function checkName({ ask }: Trainee, details: Details): Promise<object> {
  const { accountName, accountNumber, sortCode, accountType } = details;
  const { body } = await ask('POST', '/v1/payments/verifyPayeeName', {
    paymentType: 'DOMESTIC',
    network: 'FASTER',
    accountId: accountNumber,
    accountName,
    accountType,
    bic: sortCode,
    dictionary: { nameValuePairDTOArray: [{ name: 'reference', value: 'Invoice' }] },
  });
  // Answers encode this character in names.
  return JSON.parse(JSON.stringify(body).replaceAll('&#x27;', "'")).verificationReport;
}

export async function addPayee(trainee: Trainee, details: Details): Promise<void> {
  const report = await checkName(trainee, details);
  const { accountName, accountNumber, sortCode, accountType } = details;
  const json = {
    nickName: null,
    status: 'ACT',
    domesticPayeeType: 'UK',
    reference: 'Invoice',
    accountType,
    ukDomesticPayee: {
      paymentType: 'FAS',
      network: 'SORT',
      accountNumber,
      accountName,
      isShared: false,
      bankDetails: { name: 'Some Bank', codeType: 'NAC', code: sortCode },
    },
    copApiResponse: { ...report, selectionStatus: 'N' },
  };
  const groups = '/cz/v1/payments/payeeGroup';
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
