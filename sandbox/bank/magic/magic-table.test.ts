import { describe, expect, it } from 'vitest';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { knownUser } from '#sandbox/bank/engine/persona-opening.ts';
import { objectionToName, objectionToReference } from '#sandbox/bank/payees/payee-fields.ts';
import { reasonCodes } from '#sandbox/bank/records/cop-check.ts';
import { bankJobKinds } from '#sandbox/bank/running/bank-job-kinds.ts';
import { sweep } from '#sandbox/bank/running/invariants.ts';
import { bulkActions } from '#sandbox/bank/testing/bulk-actions.fixture.ts';
import { collectFrom, withMandate } from '#sandbox/bank/testing/mandates.fixture.ts';
import { ashdown, payeeActions } from '#sandbox/bank/testing/payee-actions.fixture.ts';
import { openingBalance, payerActions } from '#sandbox/bank/testing/payer-persona.fixture.ts';
import { emptyBank } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { transferActions } from '#sandbox/bank/testing/transfer-actions.fixture.ts';
import { jobKinds } from '#sandbox/personas/jobs.ts';
import { personas } from '#sandbox/personas/registry.ts';
import { magicOf, magicRule, paymentsSetFor } from './magic.ts';
import { magicTable } from './magic-table.ts';

describe('the table', () => {
  it('names each line, and has each value once', () => {
    const rules = magicTable.map(magicRule);
    expect(new Set(rules).size).toBe(magicTable.length);
    for (const rule of rules)
      expect(rule).toMatch(/^magic\.(?:amount-\d+\.\d\d|(?:reference|name)-[a-z]+(?:-[a-z]+)*)$/);
  });

  it('has values that the bank accepts', () => {
    for (const { where, value } of magicTable) {
      if (where === 'amount') expect(Number.isSafeInteger(value) && value > 0, String(value)).toBe(true);
      if (where === 'reference') expect(objectionToReference(value), value).toBeUndefined();
      if (where === 'name') expect(objectionToName(value), value).toBeUndefined();
    }
  });

  it('has no value that a persona’s payees, or what is still to be paid, have by chance', async () => {
    const bank = emptyBank({ personas, jobKinds: { ...jobKinds, ...bankJobKinds } });
    for (const id of Object.keys(personas)) await commit(bank, knownUser(bank, id)?.opening ?? []);
    bank.magic = 'yes';
    const { records } = bank;
    const said = [
      ...records.all('payments').filter(({ state }) => state !== 'completed'),
      ...records.all('instructions'),
      ...records.all('bulkFiles').flatMap(({ rows }) => rows),
      ...records
        .all('directDebits')
        .map(({ lastCollection, reference }) => ({ minor: lastCollection?.minor, reference })),
      ...records.all('payees').map(({ accountName: name, lastReference: reference }) => ({ name, reference })),
    ];
    expect(said.length).toBeGreaterThan(100);
    const kinds = ['payments', 'cop', 'fault', 'code', 'afterwards', 'row', 'collection'] as const;
    expect(said.filter((each) => kinds.some((kind) => magicOf(bank, kind, each) !== undefined))).toEqual([]);
  });

  it('has a name for every result of a check', () => {
    const codes = magicTable.flatMap(({ outcome: { cop } }) => cop ?? []);
    // The account type decides which of two codes it is.
    expect(new Set([...codes, 'PANM', 'PAMM'])).toEqual(new Set(['Y', ...reasonCodes, 'timeout']));
  });
});

describe('a name', () => {
  const names = magicTable.flatMap((line) =>
    line.outcome.cop === undefined ? [] : [{ ...line, cop: line.outcome.cop }],
  );

  it.each(names)('$value: $says', async ({ where, value, cop }) => {
    const [byMagic, bySwitch] = [await payeeActions(), await payeeActions()];
    byMagic.bank.magic = 'yes';
    bySwitch.bank.cop = cop;
    for (const accountType of ['Personal', 'Business'] as const) {
      const details = { ...ashdown, accountName: String(value), accountType };
      const [seen, set] = [await byMagic.check(details), await bySwitch.check(details)];
      expect(seen).toMatchObject({ outcome: 'checked', rule: magicRule({ where, value } as never) });
      expect(seen.outcome === 'checked' && seen.report).toEqual(set.outcome === 'checked' && set.report);
    }
  });

  it('comes before the switch, decides no other name, and does nothing while magic values are off', async () => {
    const { bank, check } = await payeeActions();
    bank.cop = 'MBAM';
    const nora = { ...ashdown, accountName: 'nomatch  NORA' };
    expect(await check(nora)).toMatchObject({ rule: 'cop.as-switched-MBAM' });
    bank.magic = 'yes';
    expect(await check(nora)).toMatchObject({ rule: 'magic.name-nomatch-nora', report: { reasonCode: 'ANNM' } });
    expect(await check(ashdown)).toMatchObject({ rule: 'cop.as-switched-MBAM' });
    bank.cop = 'by-name';
    expect(await check(ashdown)).toMatchObject({ rule: 'cop.Y' });
  });
});

describe('a row of a bulk file', () => {
  const text =
    'Ashdown Feed,601122,20418836,FP,MAGIC REJECTED ROW,66.01\r\nAda Frost,609303,77000001,FP,Eggs,20.25\r\n';
  const over = { text, count: 2, minor: 66_01 + 20_25 };

  it.each([
    ['yes', ['rejected:FT-VAC09', 'made'], 20_25],
    ['no', ['made', 'made'], 86_26],
  ] as const)('with magic:%s', async (magic, outcomes, left) => {
    const bulk = await bulkActions();
    bulk.bank.magic = magic;
    const { id } = await bulk.authorised(over);
    await bulk.waitSeconds(5);
    expect(bulk.fileOf(id).rows.map(({ outcome }) => outcome)).toEqual(outcomes);
    expect(bulk.balance()).toBe(openingBalance - left);
    expect(bulk.balance('ada:current')).toBe(10_000 + 20_25);
    expect(sweep(bulk.bank)).toEqual([]);
  });
});

describe('a direct debit', () => {
  it.each([
    ['yes', 0, ['2026-03-02'], 1],
    ['no', 66_31, [], 0],
  ] as const)('of £66.31 with magic:%s', async (magic, collected, missedOn, messages) => {
    const { bank, balance } = await payerActions();
    bank.magic = magic;
    const { id } = await withMandate(bank);
    await collectFrom(bank, id, 66_31);
    expect([openingBalance - balance(), balance('clearing:direct-debits:GBP')]).toEqual([collected, collected]);
    expect(bank.records.find('directDebits', id)).toMatchObject({ missedOn });
    expect(bank.records.all('mails').filter(({ subject }) => subject.includes('was not paid'))).toHaveLength(messages);
    await collectFrom(bank, id, 66_32);
    expect(openingBalance - balance()).toBe(collected + 66_32);
  });
});

describe('a transfer', () => {
  it.each([
    [66_01, { outcome: 'refused-as-set', code: 'DIGX_PY_0134', rule: 'magic.amount-66.01' }, 0, 0],
    [66_12, { rule: 'magic.amount-66.12', record: { state: 'under-processing' } }, 0, 66_12],
    [66_13, { rule: 'magic.amount-66.13' }, 0, 66_13],
    [66_14, { rule: 'magic.amount-66.14', record: { state: 'under-processing' } }, 0, 0],
    // No other bank returns it.
    [66_15, { rule: 'transfers.booked-at-once' }, 66_15, 66_15],
    [66_21, { rule: 'transfers.booked-at-once', magic: { fault: { outcome: 'lost-answer' } } }, 66_21, 66_21],
  ])('of %i pence moves on both accounts or on neither', async (minor, verdict, atOnce, nextDay) => {
    const { bank, transfer, balance, waitUntilLondon } = await transferActions();
    bank.magic = 'yes';
    expect(await transfer({ minor })).toMatchObject(verdict);
    const moved = () => [openingBalance - balance('nell:current'), balance('nell:savings')];
    expect(moved()).toEqual([atOnce, atOnce]);
    await waitUntilLondon('2026-03-03', '10:00');
    expect(moved()).toEqual([nextDay, nextDay]);
    expect(sweep(bank)).toEqual([]);
  });

  it('in euros has no magic amounts', async () => {
    const { bank, transfer } = await transferActions();
    bank.magic = 'yes';
    const euros = { from: 'yard:euro', to: 'yard:euro-savings', minor: 66_01, currency: 'EUR' } as const;
    expect(await transfer(euros)).toMatchObject({ rule: 'transfers.booked-at-once' });
    expect(paymentsSetFor(bank, { minor: 66_01, currency: 'EUR' })).toEqual({ payments: 'ok' });
  });
});

describe('an order for later', () => {
  it.each([
    [66_02, { outcome: 'refused-as-set', code: 'DIGX_FL_040', rule: 'magic.amount-66.02' }],
    [66_11, { rule: 'magic.amount-66.11', record: { state: 'pending-approval' } }],
    [66_25, { rule: 'instructions.set-up', magic: { fault: { outcome: '500', rule: 'magic.amount-66.25' } } }],
    // Nothing is processed on the day it is set up.
    [66_12, { rule: 'instructions.set-up', record: { state: 'active' } }],
  ])('of %i pence', async (minor, verdict) => {
    const { bank, instruct } = await payerActions();
    bank.magic = 'yes';
    expect(await instruct({ minor })).toMatchObject(verdict);
  });
});
