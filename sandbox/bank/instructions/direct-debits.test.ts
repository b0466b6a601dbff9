import { describe, expect, it } from 'vitest';
import { freezeAccount } from '#sandbox/bank/accounts/account-testing.ts';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { sweep } from '#sandbox/bank/running/invariants.ts';
import { collectFrom, withMandate } from '#sandbox/bank/testing/mandates.fixture.ts';
import {
  currentAccount,
  openingBalance,
  type PayerActions,
  payerActions,
} from '#sandbox/bank/testing/payer-persona.fixture.ts';
import { rejectNext, returnLastCollection, whyNotReturned } from './direct-debits.ts';

const originators = 'clearing:direct-debits:GBP';

function mandateOf({ bank }: PayerActions) {
  const [record] = bank.records.all('directDebits');
  if (record === undefined) throw new Error('There is a mandate.');
  return record;
}

async function collecting() {
  const actions = await payerActions();
  const { id } = await withMandate(actions.bank);
  await actions.waitUntilLondon('2026-03-04', '06:30');
  return { actions, collect: (minor: number) => collectFrom(actions.bank, id, minor) };
}

function missedMails({ bank }: PayerActions) {
  return bank.records.all('mails').filter(({ subject }) => subject.includes('was not paid'));
}

describe('a collection', () => {
  it('moves both sides, and the next one is a month later', async () => {
    const { actions, collect } = await collecting();
    await collect(openingBalance);
    expect(actions.balance()).toBe(0);
    expect(actions.balance(originators)).toBe(openingBalance);
    expect(actions.bank.ledger.latestLinesOf(currentAccount, 1)).toMatchObject([
      { posting: { code: 'DDX', description: 'Millrace Energy', reference: 'DD4410982' } },
    ]);
    expect(mandateOf(actions)).toMatchObject({ nextOn: '2026-04-07', lastCollection: { on: '2026-03-04' } });
    expect(missedMails(actions)).toEqual([]);
  });

  it('a penny too large is missed, and the bank writes about it', async () => {
    const { actions, collect } = await collecting();
    await collect(openingBalance + 1);
    expect(actions.balance()).toBe(openingBalance);
    expect(actions.balance(originators)).toBe(0);
    expect(mandateOf(actions)).toMatchObject({ nextOn: '2026-04-07', lastCollection: null, missedOn: ['2026-03-04'] });
    expect(missedMails(actions)).toMatchObject([{ userId: 'nell', box: 'inbox', read: false }]);
    expect(missedMails(actions)[0]?.body).toContain('did not have enough money');
  });

  it('from a frozen account is missed, and the bank says why', async () => {
    const { actions, collect } = await collecting();
    const account = actions.bank.records.find('accounts', currentAccount);
    if (account === undefined) throw new Error('Nell has a current account.');
    await commit(actions.bank, freezeAccount(account));
    await collect(10_00);
    expect([actions.balance(), actions.balance(originators)]).toEqual([openingBalance, 0]);
    expect(mandateOf(actions)).toMatchObject({ lastCollection: null, missedOn: ['2026-03-04'] });
    expect(missedMails(actions)[0]?.body).toContain('because there is a restriction on');
    expect(missedMails(actions)[0]?.body).not.toContain('enough money');
  });

  it('is rejected once where a tester set it', async () => {
    const { actions, collect } = await collecting();
    await commit(actions.bank, rejectNext(mandateOf(actions)));
    await collect(10_00);
    expect(actions.balance()).toBe(openingBalance);
    expect(missedMails(actions)[0]?.body).toContain('returned it unpaid');
    await actions.waitUntilLondon('2026-04-07', '06:30');
    await collect(10_00);
    expect(actions.balance()).toBe(openingBalance - 10_00);
  });

  it('is returned to the customer once', async () => {
    const { actions, collect } = await collecting();
    expect(whyNotReturned(mandateOf(actions))).toContain('collected nothing');
    await collect(180_00);
    expect(whyNotReturned(mandateOf(actions))).toBeUndefined();
    await commit(actions.bank, returnLastCollection(actions.bank, mandateOf(actions)));
    expect(actions.balance()).toBe(openingBalance);
    expect(actions.balance(originators)).toBe(0);
    expect(whyNotReturned(mandateOf(actions))).toContain('returned already');
    expect(returnLastCollection(actions.bank, mandateOf(actions))).toEqual([]);
    expect(sweep(actions.bank)).toEqual([]);
  });
});
