import { expect, it } from 'vitest';
import type { Personas } from '#sandbox/bank/records/persona.ts';
import { personas } from '#sandbox/personas/registry.ts';
import { atHome, challengeIn, code, confirmed, field, type Home, send, strictly } from './confirming.fixture.ts';

/** What was booked on the account on that day with that text. */
async function linesOf({ hand, accountOf }: Home, kind: string, day: string, text: string) {
  const { value } = (await accountOf(kind)).id;
  const search = new URLSearchParams({ searchBy: 'SPD', fromDate: day, toDate: day, description: text });
  const found = await hand.call('GET', `/cz/v1/accounts/demandDeposit/${value}/transactions?${search}`);
  return field<object[]>(found, 'czItems');
}

it('sets up a regular transfer only with a code, and moves money on its day', async () => {
  const home = await atHome();
  const { sandbox, hand, signIn, accountOf } = home;
  const [from, to] = [await accountOf('CA'), await accountOf('IA')];
  const json = {
    amount: { currency: 'GBP', amount: 20 },
    debitAccountId: from.id,
    creditAccountId: to.id,
    remarks: 'Oats',
    type: 'REC',
    frequency: '50',
    startDate: '2026-03-16',
    endDate: '2027-03-16',
  };
  const verified = await hand.call('POST', '/cz/v1/payments/instructions/transfers/self', { json });
  const id = field<string>(verified, 'instructionId');
  const path = `/v1/payments/instructions/transfers/self/${id}`;
  const look = async () => {
    const { statusType } = field<{ statusType: string }>(await hand.call('GET', path), 'transferDetails');
    return statusType;
  };
  await strictly(home);
  await confirmed(home, 'private-customer', {
    call: { method: 'PATCH', path },
    confirms: 'to transfer £20.00 to Rainy day regularly',
    look,
    done: 'ACTIVE',
  });
  await sandbox.control.setClock('2026-03-16T09:00');
  await signIn();
  for (const [kind, transactionType] of [
    ['CA', 'D'],
    ['IA', 'C'],
  ] as const) {
    const lines = await linesOf(home, kind, '2026-03-16', 'Oats');
    expect(lines).toMatchObject([{ transactionType, amountInAccountCurrency: { amount: 20 } }]);
  }
});

it('changes a standing order only with a code, and pays what it was changed to', async () => {
  const home = await atHome();
  const { sandbox, hand, signIn } = home;
  interface Listed {
    readonly instructionId: string;
    readonly timeStamp: string;
    readonly partyId: { readonly value: string };
    readonly amount: { readonly amount: number };
    readonly nextExecutionDate: string;
    readonly freqDays?: number;
    readonly statusCode: string;
  }
  const listed = async () =>
    field<Listed[]>(await hand.call('GET', '/cz/v1/payments/instructions?code=SI&type=REC'), 'instructionsList');
  const order = (await listed()).find(({ statusCode, freqDays }) => statusCode === 'A' && freqDays !== 10);
  if (order === undefined) throw new Error('The customer has no standing order.');
  const look = async () => {
    const found = (await listed()).find(({ instructionId }) => instructionId === order.instructionId);
    return found?.amount.amount;
  };
  await strictly(home);
  const amount = { currency: 'GBP', amount: 140 };
  await confirmed(home, 'private-customer', {
    call: {
      method: 'PUT',
      path: `/cz/v1/payments/instructions/${order.instructionId}`,
      json: { partyId: order.partyId.value, amount, reference: 'Hay April', timeStamp: order.timeStamp, stage: 1 },
    },
    confirms: "to pay Miss T D'Averell £140.00",
    look,
    done: 140,
  });
  const day = order.nextExecutionDate.slice(0, 10);
  await sandbox.control.setClock(`${day}T09:00`);
  await signIn();
  expect(await linesOf(home, 'CA', day, 'Hay April')).toMatchObject([{ amountInAccountCurrency: { amount: 140 } }]);
});

const owner = personas['racing-owner'];
if (owner === undefined) throw new Error('The racing owner is missing.');
const withCodeAlone: Personas = {
  ...personas,
  'racing-owner': {
    ...owner,
    open(seed, openingDay) {
      const book = owner.open(seed, openingDay);
      return { ...book, user: { ...book.user, secondFactor: 'otp' } };
    },
  },
};

it.each([
  ['the PIN', 'PIN', personas],
  ['a code where the customer has no PIN', 'OTP', withCodeAlone],
] as const)('pays a bulk file only with %s', async (_, factor, bank) => {
  const home = await atHome('racing-owner', bank);
  const { sandbox, hand } = home;
  const files = '/cz/v1/fileUploads/files';
  interface Account {
    readonly id: { readonly value: string; readonly displayValue: string };
    readonly partyId: { readonly value: string };
    readonly currentBalance: { readonly amount: number };
  }
  const { body } = await hand.call('GET', '/v1/accounts/demandDeposit?taskCode=FU_F_DFT');
  const { accounts, allowedTransactions } = body as { accounts: Account[]; allowedTransactions: string[] };
  const account = accounts.find(({ id }) => allowedTransactions.includes(id.value));
  if (account === undefined) throw new Error('No account may pay bulk files.');
  const mappings = field<{ partyId: { value: string }; fileIdentifierRegistrationDTO: { fileIdentifier: string } }[]>(
    await hand.call('GET', '/cz/v1/fileUploads/userFileIdentifiersMappings'),
    'userTemplateRelationships',
  );
  const mapping = mappings.find(({ partyId }) => partyId.value === account.partyId.value);
  const content = btoa('Ashdown Feed,601122,20418836,FP,Hay March,125.50\r\n');
  const draft = {
    accountId: account.id,
    date: '2026-03-02',
    fileName: 'HAY MARCH.csv',
    fileData: content,
    numRows: 1,
    totalAmount: { currency: 'GBP', amount: 125.5 },
  };
  const drafted = await hand.call('POST', files, { json: draft });
  const { id } = field<{ key: { id: string } }>(drafted, 'fileUpload').key;
  const upload = {
    method: 'POST',
    path: `${files}/${id}`,
    json: {
      fileName: draft.fileName,
      fileContent: content,
      valueDate: draft.date,
      customerId: account.partyId.value,
      debitAccountId: account.id,
      fileIdentifier: mapping?.fileIdentifierRegistrationDTO.fileIdentifier,
    },
  };
  const { referenceNo } = challengeIn(await send(hand, upload));
  expect((await send(hand, upload, { authType: 'OTP', otp: code, referenceNo })).status).toBe(201);
  await sandbox.control.advanceClock('PT1M');
  await strictly(home);
  const booked = async () => {
    const all = field<Account[]>(await hand.call('GET', '/v1/accounts'), 'accounts');
    return all.find(({ id }) => id.value === account.id.value)?.currentBalance.amount ?? 0;
  };
  const before = await booked();
  const look = async () => {
    // What is authorised is paid within a minute.
    await sandbox.control.advanceClock('PT1M');
    return before - (await booked());
  };
  const { authType } = await confirmed(home, 'racing-owner', {
    call: { method: 'POST', path: `${files}/${id}/authorisation` },
    confirms: 'to pay HAY MARCH.csv, 1 payment, £125.50',
    look,
    done: 125.5,
  });
  expect(authType).toBe(factor);
});
