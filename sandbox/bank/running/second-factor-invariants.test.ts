import { describe, expect, it } from 'vitest';
import type { Change } from '#sandbox/bank/engine/change.ts';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import { confirmPayment } from '#sandbox/bank/payments/payments.ts';
import type { ChallengeRecord } from '#sandbox/bank/records/challenge.ts';
import { messageTo } from '#sandbox/bank/security/phone.ts';
import { confirmingActions, customerOf, referenceIn, signIn } from '#sandbox/bank/security/second-factor.fixture.ts';
import { payerActions } from '#sandbox/bank/testing/payer-persona.fixture.ts';
import { smallBank } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { brokenBy, sweep } from './invariants.ts';

async function nellAsked() {
  const bank = await smallBank();
  const customer = await signIn(bank);
  await confirmingActions(bank, customer).request();
  const challenge = bank.records.find('challenges', referenceIn(bank, customer)) as ChallengeRecord;
  return { bank, customer, challenge };
}

it.each<[string, string, (challenge: ChallengeRecord) => Change]>([
  [
    'a session asked two things at once',
    'challenges-are-asked-one-at-a-time',
    (challenge) => ({ change: 'insert', of: 'challenges', record: { ...challenge, id: '2' } }),
  ],
  [
    'a challenge to somebody else',
    'challenges-are-of-sessions',
    (challenge) => ({ change: 'update', of: 'challenges', record: { ...challenge, userId: 'barred' } }),
  ],
  [
    'a challenge whose session is forgotten',
    'challenges-are-of-sessions',
    ({ sessionId }) => ({ change: 'remove', of: 'sessions', id: sessionId }),
  ],
  [
    'a PIN that was sent',
    'codes-are-one-time-passwords',
    (challenge) => ({ change: 'update', of: 'challenges', record: { ...challenge, factors: ['PIN'] } }),
  ],
])('reports %s, at once and in a sweep', async (_, invariant, spoil) => {
  const { bank, challenge } = await nellAsked();
  expect(sweep(bank)).toEqual([]);
  const changes = [spoil(challenge)];
  await commit(bank, changes);
  expect(brokenBy(bank, changes).map((broken) => broken.invariant)).toEqual([invariant]);
  expect(sweep(bank).map((broken) => broken.invariant)).toEqual([invariant]);
});

describe('a high-value order', () => {
  const invariant = 'high-value-orders-are-confirmed-with-a-code';

  async function pay(minor: number, ...sent: readonly string[]) {
    const actions = await payerActions();
    const { user } = actions.customer();
    for (const [at, text] of sent.entries()) {
      await commit(actions.bank, [messageTo(actions.bank, user, { id: `sent-${at}`, text, code: '123456' })]);
    }
    const order = actions.order({ minor });
    const verified = await actions.create(order);
    if (verified.outcome !== 'verified') throw new Error('It may be paid.');
    const { bank } = actions;
    const token = tokenOf(bank, actions.customer().session, 'payment', verified.record.id);
    const verdict = confirmPayment(bank, actions.customer(), { token, order, sortCode: '601122' });
    if (verdict.outcome !== 'confirmed') throw new Error(verdict.reason);
    await commit(bank, verdict.changes);
    const found = brokenBy(bank, verdict.changes).map((broken) => broken.invariant);
    expect(sweep(bank).map((broken) => broken.invariant)).toEqual(found);
    return found;
  }

  it.each<[string, number, readonly string[], readonly string[]]>([
    ['of a penny less needs no code', 24_999_99, [], []],
    ['is reported without any code', 25_000_00, [], [invariant]],
    ['is in order with a code for it', 25_000_00, ['is your code to pay Ashdown Feed & Forage £25,000.00. It'], []],
    [
      'with the code that added its payee for it is in order',
      25_000_00,
      [
        'is your code to add Ashdown Feed & Forage, sort code 60-11-22, account ending 8836, as a payee and pay them £25,000.00. It',
      ],
      [],
    ],
    [
      'with a code that named no amount is found',
      25_000_00,
      ['to add Ashdown Feed & Forage, sort code 60-11-22, account ending 8836, as a payee. It'],
      [invariant],
    ],
    [
      'is reported with a code for a penny less',
      25_000_01,
      ['to pay Ashdown Feed & Forage £25,000.00. It'],
      [invariant],
    ],
    ['is reported with a code for another payee', 25_000_00, ['to pay T Mount £25,000.00. It'], [invariant]],
  ])('%s', async (_, minor, sent, found) => {
    expect(await pay(minor, ...sent)).toEqual(found);
  });

  it('is reported when paid twice with one code', async () => {
    const actions = await payerActions();
    await actions.instruct({ minor: 25_000_00 });
    expect(sweep(actions.bank)).toEqual([]);
    const [first] = actions.bank.records.all('instructions');
    if (first === undefined) throw new Error('It is set up.');
    const twin = { ...first, id: 'instruction-9', state: 'closed', nextOn: null } as const;
    await commit(actions.bank, [{ change: 'insert', of: 'instructions', record: twin }]);
    expect(sweep(actions.bank).map((broken) => broken.invariant)).toEqual([invariant, invariant]);
  });

  it('needs no code for a customer without a second factor', async () => {
    const actions = await payerActions({ user: { secondFactor: 'none' } });
    await actions.pay({ minor: 30_000_00 });
    expect(sweep(actions.bank)).toEqual([]);
  });
});

it('reports a message that waits for a phone that is on', async () => {
  const { bank, customer } = await nellAsked();
  const { user } = customerOf(bank, customer.session.id);
  const changes = [messageTo(bank, { ...user, phoneIsOn: false }, { id: 'late', text: 'late', code: null })];
  await commit(bank, changes);
  expect(brokenBy(bank, changes).map(({ invariant }) => invariant)).toEqual(['messages-wait-for-a-phone-that-is-off']);
});
