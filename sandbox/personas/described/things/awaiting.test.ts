import { expect, it } from 'vitest';
import { sweep } from '#sandbox/bank/running/invariants.ts';
import { balancesOf, madeOn } from '#sandbox/personas/described/described-bank.fixture.ts';
import { letLive } from '#sandbox/personas/lived-bank.fixture.ts';
import { addDays, addMonths } from '#src/kernel/calendar.ts';
import { annWith, authorise, company, objectionsTo } from './things.fixture.ts';

const kinds = ['payment', 'regular-payment', 'payee', 'payee-change', 'cheque-book', 'pay-in-book'] as const;
const outcomes = ['pending', 'authorised', 'declined', 'expired'] as const;
const approvalStates = { pending: 'pending', authorised: 'approved', declined: 'rejected', expired: 'expired' };
const cases = kinds.flatMap((kind) => outcomes.map((state) => ({ kind, state })));

it.each(cases)('has a $kind that is $state, and lives on', async ({ kind, state }) => {
  const { bank, record, all } = await annWith({ ...company, awaiting: [{ kind, state }] });
  const [approval] = all('approvals');
  expect(approval?.state).toBe(approvalStates[state]);
  expect(approval?.makerId).toBe('ann');
  expect(balancesOf(bank, record)).toEqual({ business: 18420_55 });
  expect(sweep(bank)).toEqual([]);
  await letLive(bank, addMonths(madeOn, 3));
  expect(all('approvals')[0]?.state).toBe(state === 'pending' ? 'expired' : approvalStates[state]);
  expect(sweep(bank)).toEqual([]);
});

it.each([
  [
    'payment',
    'payments',
    { pending: 'pending-approval', authorised: 'completed', declined: 'failed', expired: 'failed' },
  ],
  [
    'regular-payment',
    'instructions',
    { pending: 'pending-approval', authorised: 'active', declined: 'closed', expired: 'closed' },
  ],
] as const)('has orders in the states of their approvals: %s', async (kind, of, states) => {
  const awaiting = outcomes.map((state) => ({ kind, state }));
  const { all } = await annWith({ ...company, standingOrders: [], futurePayments: [], awaiting });
  expect(all(of).map((each) => each.state)).toEqual(outcomes.map((state) => states[state]));
});

it('was paid on the last working day what was authorised, even where it was not there', async () => {
  const { bank, all, record } = await annWith({
    ...company,
    accounts: [{ product: 'business', balance: '0.07' }],
    awaiting: [{ state: 'authorised', amount: '9000.00', reference: 'LOT 371' }],
  });
  const posting = bank.ledger.postings.find(({ reference }) => reference === 'LOT 371');
  expect(posting).toMatchObject({ bookedOn: '2026-03-02', entries: [{ minor: -9000_00 }, { minor: 9000_00 }] });
  expect(all('payments')).toMatchObject([{ state: 'completed', valueOn: '2026-03-02', minor: 9000_00 }]);
  expect(balancesOf(bank, record)).toEqual({ business: 7 });
});

it('needs a second other where the amount says so', async () => {
  const { bank, all } = await annWith({
    ...company,
    awaiting: [{ state: 'half-authorised' }, { state: 'authorised', amount: '12000.00' }],
  });
  const [half, whole] = all('approvals');
  expect(half).toMatchObject({ needed: 2, state: 'pending', decisions: [{ userId: 'ann-2' }] });
  expect(whole).toMatchObject({ needed: 2, state: 'approved', decisions: [{ userId: 'ann-2' }, { userId: 'ann-3' }] });
  expect(whole?.decisions.at(-1)?.at).toBe(whole?.endedAt);
  expect(await authorise(bank, 'ann-3', half?.referenceNumber ?? '')).toBe('approvals.authorised');
  expect(sweep(bank)).toEqual([]);
});

it('is dated in the past, and can be released no more', async () => {
  const { bank, all } = await annWith({
    ...company,
    awaiting: [{ state: 'dated-in-the-past' }, { kind: 'regular-payment', state: 'dated-in-the-past' }],
  });
  const [payment, regular] = all('approvals');
  expect(all('payments')).toMatchObject([{ state: 'pending-approval', valueOn: addDays(madeOn, -8) }]);
  for (const approval of [payment, regular]) {
    expect(await authorise(bank, 'ann-2', approval?.referenceNumber ?? '')).toBe('dates');
  }
});

it.each(['payment', 'regular-payment', 'payee', 'payee-change', 'cheque-book'] as const)(
  'releases a %s',
  async (kind) => {
    const { bank, all } = await annWith({ ...company, awaiting: [{ kind, amount: '40.00' }] });
    expect(await authorise(bank, 'ann-2', all('approvals')[0]?.referenceNumber ?? '')).toBe('approvals.authorised');
    expect(sweep(bank)).toEqual([]);
    await letLive(bank, addMonths(madeOn, 2));
    expect(sweep(bank)).toEqual([]);
  },
);

const alone = { people: [{ may: 'order' as const }] };

it.each([
  ['an entity where nobody has to authorise', { entities: [{}] }, {}, 'awaiting[0]'],
  ['nobody who may authorise', alone, {}, 'awaiting[0]'],
  ['one other for two', {}, { state: 'half-authorised', amount: '5.00' }, 'awaiting[0]'],
  ['somebody who may not order', {}, { by: 2 }, 'awaiting[0].by'],
  ['nobody there', {}, { by: 4 }, 'awaiting[0].by'],
  ['a payee that is not there', {}, { to: 80 }, 'awaiting[0].to'],
  ['an account that cannot', {}, { account: 'other' }, 'awaiting[0].account'],
  ['a payee dated in the past', {}, { kind: 'payee', state: 'dated-in-the-past' }, 'awaiting[0].state'],
  [
    'an account not open yet',
    { accounts: [{ product: 'business', opened: addDays(madeOn, -20) }] },
    { state: 'expired' },
    'awaiting[0].account',
  ],
] as const)('refuses %s', async (_, over, item, where) => {
  const [objection] = await objectionsTo({ ...company, ...(structuredClone(over) as object), awaiting: [item] });
  expect(objection?.where).toBe(where);
  expect(objection?.allowed).not.toHaveLength(0);
});
