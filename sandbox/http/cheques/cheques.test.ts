import { expect, it } from 'vitest';
import { lastEntry } from '#sandbox/control/small-sandbox.fixture.ts';
import { personaAtHome } from './paper.fixture.ts';

const wholeRange = 'startChequeNo=000001&endChequeNo=010000';

interface WireCheque {
  readonly id: string;
  readonly statusCode: string;
  readonly status: string;
  readonly date: string | null;
  readonly amount: { readonly amount: number } | null;
}

async function paper(persona?: string) {
  const home = await personaAtHome(persona);
  const { hand, accountOf } = home;
  const cheques = async (kind = 'CA', range = wholeRange) => {
    const { id } = await accountOf(kind);
    return hand.call('GET', `/v1/accounts/demandDeposit/${id.value}/issuedCheques?${range}`);
  };
  return {
    ...home,
    cheques,
    listed: async () => ((await cheques()).body as { issuedCheques: WireCheque[] }).issuedCheques,
    order: async (book: 'chequebook' | 'payInBook', kind = 'CA') =>
      hand.call('POST', `/cz/v1/${book}Request`, { json: { accNo: (await accountOf(kind)).id } }),
    money: async () => {
      const { currentBalance, availableBalance } = await accountOf('CA');
      return [currentBalance?.amount, availableBalance?.amount].map((each) => Math.round((each ?? 0) * 100));
    },
  };
}

it('lists the cheques of three books, by number, and what became of each', async () => {
  const { sandbox, listed } = await paper();
  const cheques = await listed();
  expect(await lastEntry(sandbox)).toMatchObject({ rule: 'cheques.listed', contract: 'kept' });
  expect(cheques.length).toBeGreaterThanOrEqual(75);
  expect(cheques.map(({ id }) => id)).toEqual(cheques.map(({ id }) => id).toSorted());
  expect(new Set(cheques.map(({ statusCode, status }) => `${statusCode} ${status}`))).toEqual(
    new Set(['U Used', 'N Not Used', 'C Cancelled', 'S Stopped', 'R Rejected']),
  );
  for (const { statusCode, date, amount } of cheques) {
    expect(date === null).toBe(statusCode === 'N');
    expect(amount === null).toBe(['N', 'S', 'C'].includes(statusCode));
  }
});

it('lists a part of them, both numbers included', async () => {
  const { cheques, listed } = await paper();
  const [, second, , fourth] = await listed();
  const part = await cheques('CA', `startChequeNo=${second?.id}&endChequeNo=${fourth?.id}`);
  expect((part.body as { issuedCheques: unknown[] }).issuedCheques).toHaveLength(3);
});

it.each([
  ['a range the wrong way round', 'startChequeNo=000009&endChequeNo=000001', 'CA', 'DIGX_CZ_CHEQUE_01'],
  ['a range that is not of numbers', 'startChequeNo=00000x&endChequeNo=010000', 'CA', '10011'],
  ['an account without cheques', wholeRange, 'IA', 'DIGX_AP_0013'],
])('refuses %s', async (_, range, kind, code) => {
  const { sandbox, cheques } = await paper();
  expect(await cheques(kind, range)).toMatchObject({ status: 400, body: { message: { code } } });
  expect((await lastEntry(sandbox)).contract).toBe(code === '10011' ? 'request-breach' : 'kept');
});

it('does not find the cheques of somebody else’s account, or of a bond', async () => {
  const { hand, cheques } = await paper();
  const stranger = await hand.call('GET', `/v1/accounts/demandDeposit/ABCDEF/issuedCheques?${wholeRange}`);
  expect([stranger.status, (await cheques('TD')).status]).toEqual([404, 404]);
});

it('orders a cheque book, which arrives eight working days later with the next numbers', async () => {
  const { sandbox, order, listed, signIn, money } = await paper();
  const before = await listed();
  const balance = await money();
  expect(await order('chequebook')).toMatchObject({
    status: 201,
    body: { status: { referenceNumber: expect.stringMatching(/^CB26061\d{5}$/) } },
  });
  expect(await lastEntry(sandbox)).toMatchObject({ rule: 'cheques.book-ordered', contract: 'kept' });
  expect(await listed()).toEqual(before);
  expect(await money()).toEqual(balance);
  await sandbox.control.setClock('2026-03-12T05:59');
  await signIn();
  expect(await listed()).toHaveLength(before.length);
  await sandbox.control.setClock('2026-03-12T06:01');
  await signIn();
  const after = await listed();
  expect(after).toHaveLength(before.length + 25);
  expect(Number(after.at(-25)?.id)).toBe(Number(before.at(-1)?.id) + 1);
});

it('orders a pay-in book for savings, but no cheque book', async () => {
  const { order } = await paper();
  expect(await order('payInBook', 'IA')).toMatchObject({ status: 201 });
  expect(await order('chequebook', 'IA')).toMatchObject({ status: 400, body: { message: { code: 'DIGX_AP_0012' } } });
  expect(await order('payInBook', 'NT')).toMatchObject({ status: 400, body: { message: { code: 'DIGX_AP_0013' } } });
});

it('refuses an order without an account', async () => {
  const { sandbox, hand } = await paper();
  const refused = await hand.call('POST', '/cz/v1/chequebookRequest', { json: {} });
  expect(refused).toMatchObject({ status: 400, body: { message: { code: '10011' } } });
  expect(await lastEntry(sandbox)).toMatchObject({ contract: 'request-breach' });
});

it.each(['chequebook', 'payInBook'] as const)('sends a %s only once another has authorised it', async (book) => {
  const { sandbox, order, listed, signIn } = await paper('maker');
  const before = await listed();
  expect(await order(book)).toMatchObject({
    status: 202,
    body: { _needsAuthoriser: true, status: { message: { code: 'DIGX_APPROVAL_REQUIRED' } } },
  });
  expect(await lastEntry(sandbox)).toMatchObject({ rule: 'cheques.book-awaits-authorisation', contract: 'kept' });
  await sandbox.control.setClock('2026-04-03T10:00');
  await signIn();
  expect((await listed()).filter(({ statusCode }) => statusCode === 'N').length).toBeLessThanOrEqual(
    before.filter(({ statusCode }) => statusCode === 'N').length,
  );
});

it('refuses a customer who may only look', async () => {
  const { order, cheques } = await paper('read-only');
  expect(await order('chequebook')).toMatchObject({ status: 403 });
  expect(await cheques()).toMatchObject({ status: 200 });
});

it('holds a presented cheque, and pays it on the next working day', async () => {
  const { sandbox, listed, money, signIn } = await paper();
  const [balance = 0, available = 0] = await money();
  const next = (await listed()).findLast(({ statusCode }) => statusCode === 'R');
  const number = String(Number(next?.id) + 1).padStart(6, '0');
  await sandbox.control.doVerb({ verb: 'present-cheque', persona: 'private-customer' });
  expect(await money()).toEqual([balance, available - 85_00]);
  expect((await listed()).find(({ id }) => id === number)).toMatchObject({
    statusCode: 'H',
    status: 'Hold',
    date: '2026-03-02',
    amount: { amount: 85 },
  });
  await sandbox.control.doVerb({ verb: 'stop-cheque', persona: 'private-customer' });
  await sandbox.control.setClock('2026-03-03T05:00');
  await signIn();
  const after = await listed();
  expect(after.find(({ id }) => id === number)).toMatchObject({ statusCode: 'U', date: '2026-03-03' });
  expect(after.find(({ id }) => Number(id) === Number(number) + 1)).toMatchObject({ statusCode: 'S', amount: null });
  expect(await sandbox.control.invariants()).toMatchObject({ hold: true });
});

it('returns a presented cheque unpaid while it clears, and nothing leaves the account', async () => {
  const { sandbox, listed, money } = await paper();
  const before = await money();
  const dishonour = { verb: 'dishonour-cheque', persona: 'private-customer' } as const;
  await sandbox.control.doVerb({ verb: 'present-cheque', persona: 'private-customer' });
  const held = (await listed()).find(({ statusCode }) => statusCode === 'H');
  const told = { ...dishonour, with: { cheque: held?.id ?? '' } };
  expect(await sandbox.control.previewVerb(told)).toMatchObject({
    what: `Cheque ${held?.id} for £85.00 on private-customer:current is returned unpaid: nothing leaves the account, and the cheque counts as rejected.`,
  });
  expect(await sandbox.control.doVerb(told)).toMatchObject({ outcome: 'done' });
  expect(await money()).toEqual(before);
  expect((await listed()).find(({ id }) => id === held?.id)).toMatchObject({ statusCode: 'R', amount: { amount: 85 } });
  expect(await sandbox.control.doVerb(told)).toMatchObject({ outcome: 'refused' });
  expect(await sandbox.control.invariants()).toMatchObject({ hold: true });
});
