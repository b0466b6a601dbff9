import { expect, it } from 'vitest';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import { answerNow } from '#sandbox/bank/mail/desk.ts';
import { sendMail } from '#sandbox/bank/mail/sending.ts';
import { signIn } from '#sandbox/bank/security/second-factor.fixture.ts';
import { smallBank } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { logOf } from './log.fixture.ts';

const body = [
  'Request: IPR-7K2M9QXA',
  'From account: Everyday: bills, 60-93-03 31926819',
  'Country: United States (US)',
  'Full name: Ann Example',
  'Address: 1 Main Street',
  '    Amount: GBP 9,999.00',
  'Amount: USD 1,250.50',
  'Date: 04/03/2026',
  'Payment charges: weatherbys (Shared charges, £30.00)',
].join('\n');

async function atTheDesk() {
  const bank = await smallBank();
  const customer = await signIn(bank);
  const partyToken = tokenOf(bank, customer.session, 'party', 'party-nell');
  async function send(given: { readonly subject?: string; readonly subjectId?: string; readonly body?: string } = {}) {
    const request = { subjectId: '7', subject: 'International payment request IPR-7K2M9QXA', body, partyToken };
    const verdict = sendMail(bank, customer, { ...request, ...given });
    if (verdict.outcome === 'refused') throw new Error(verdict.reason);
    await commit(bank, verdict.changes);
  }
  return { bank, send };
}

it('logs a request for an international payment with its account, amount, beneficiary and day', async () => {
  const { bank, send } = await atTheDesk();
  await send();
  const account = bank.records.accountsOf('party-nell').find(({ number }) => number === '31926819');
  expect(account).toBeDefined();
  expect(logOf(bank)).toEqual([
    {
      reference: 'IPR-7K2M9QXA',
      code: 'IPR',
      state: 'processing',
      partyId: 'party-nell',
      madeAt: bank.clock.now,
      accountId: account?.id,
      amount: { minor: 1250_50, currency: 'USD' },
      toAccountId: null,
      to: { name: 'Ann Example' },
      payee: null,
      isNewPayee: false,
      valueOn: '2026-03-04',
      repeatsUntil: null,
      audit: [
        { userId: 'nell', at: bank.clock.now, status: 'initiated', note: 'USD 1,250.50' },
        { userId: null, at: bank.clock.now, status: 'processing', note: 'With the payments team' },
      ],
    },
  ]);
});

it('tells when the bank has answered, and stays in progress because no money has moved', async () => {
  const { bank, send } = await atTheDesk();
  await send();
  await commit(bank, answerNow(bank, 'nell'));
  expect(logOf(bank)).toMatchObject([
    { state: 'processing', audit: [{}, { userId: null, note: 'Answered by secure message' }] },
  ]);
});

it('logs each request once, and no other message', async () => {
  const { bank, send } = await atTheDesk();
  await send();
  await send();
  await send({ subject: 'Re: International payment request IPR-7K2M9QXA' });
  await send({ subjectId: '3' });
  expect(logOf(bank)).toHaveLength(1);
});

it.each([
  ['a currency in which the bank keeps no accounts', 'Amount: JPY 25,000.00', 'JPY 25,000.00'],
  ['nothing that it can read', 'Please pay Ann', ''],
  ['a day in no calendar', 'Amount: GBP 1.2.3\nDate: 31/02/2026', 'GBP 1.2.3'],
])('logs a request with %s', async (_, text, note) => {
  const { bank, send } = await atTheDesk();
  await send({ body: text });
  expect(logOf(bank)).toMatchObject([
    { accountId: null, amount: null, to: null, valueOn: null, audit: [{ note }, {}] },
  ]);
});
