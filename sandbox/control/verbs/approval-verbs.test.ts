import { describe, expect, it } from 'vitest';
import { payerPersonasOf } from '#sandbox/bank/testing/payer-persona.fixture.ts';
import { nellPaying } from '#sandbox/control/paying.fixture.ts';
import { openSmallSandbox } from '#sandbox/control/small-sandbox.fixture.ts';
import { jobKinds } from '#sandbox/personas/jobs.ts';
import { personas } from '#sandbox/personas/registry.ts';

it('authorises what waits, item by item, as the authoriser would, and the books still balance', async () => {
  const { control } = await openSmallSandbox({ personas, jobKinds });
  const wanted = { verb: 'authorise-item', persona: 'approver' };
  expect(await control.doVerb(wanted)).toMatchObject({ why: 'not-now' });
  await control.openSession('approver');
  const available = async () => {
    const told = await control.balances('maker');
    return told.outcome === 'done' ? told.balances.reduce((sum, { availableMinor }) => sum + availableMinor, 0) : 0;
  };
  const before = await available();
  const waiting = await control.verbs('approver');
  const items =
    waiting.outcome === 'done'
      ? (waiting.verbs.find(({ verb }) => verb === 'authorise-item')?.fields?.[0]?.choices ?? [])
      : [];
  expect(items.length).toBeGreaterThan(3);
  let authorised = 0;
  for (const { id } of items) {
    const preview = await control.previewVerb({ ...wanted, with: { item: id } });
    const verdict = await control.doVerb({ ...wanted, with: { item: id } });
    expect(verdict.outcome === 'done').toBe(preview.outcome === 'done' && preview.possible);
    if (verdict.outcome === 'done') authorised += 1;
    expect(await control.invariants()).toEqual({ hold: true, broken: [] });
    expect(await control.doVerb({ ...wanted, with: { item: id } })).toMatchObject({ outcome: 'refused' });
  }
  expect(authorised).toBeGreaterThan(2);
  expect(await available()).toBeLessThan(before);
});

it('lets nobody authorise what others ordered who may not', async () => {
  const { control } = await openSmallSandbox({ personas, jobKinds });
  await control.openSession('private-customer');
  for (const verb of ['authorise-item', 'decline-item']) {
    expect(await control.doVerb({ verb, persona: 'private-customer' })).toMatchObject({
      reason: 'Nothing waits for private-customer, and nothing that they ordered awaits authorisation.',
    });
  }
});

describe('a customer without colleagues, whose payment awaits authorisation', () => {
  const paying = async (over: Parameters<typeof nellPaying>[0] = {}) => {
    const nell = await nellPaying(over);
    const { control } = nell.sandbox;
    await control.setSwitches({ payments: 'needs-authoriser' });
    const before = await nell.desk.money();
    const order = await nell.desk.order();
    const { body } = await nell.desk.post(order);
    const { paymentId } = body as { paymentId: string };
    expect(await nell.desk.put(paymentId, order)).toMatchObject({ status: 202 });
    expect(await nell.desk.money()).toEqual(before);
    const status = async () => (await nell.desk.get(paymentId)).body;
    const decide = (verb: string) => control.doVerb({ verb, persona: 'nell' });
    const preview = async () => {
      const told = await control.previewVerb({ verb: 'authorise-item', persona: 'nell' });
      return told.outcome === 'done' ? told.what : told.reason;
    };
    return { control, before, status, decide, preview, money: nell.desk.money };
  };

  it('has it authorised by somebody who is no persona, and it is paid once', async () => {
    const { control, before, money, decide, preview } = await paying();
    expect(await preview()).toMatch(/^Another authoriser authorises .* carried out now\.$/);
    expect(await decide('authorise-item')).toMatchObject({ outcome: 'done' });
    expect(await money()).toEqual(before.map((pounds) => (pounds ?? 0) - 125.5));
    expect(await decide('authorise-item')).toMatchObject({ outcome: 'refused' });
    expect(await control.invariants()).toEqual({ hold: true, broken: [] });
  });

  it('has it authorised by two different colleagues where two are needed', async () => {
    const personas = payerPersonasOf({ mandate: 'two-others' });
    const { control, before, money, decide, preview } = await paying({ personas });
    expect(await preview()).toMatch(/^Another authoriser authorises .* waits for one more\.$/);
    expect(await decide('authorise-item')).toMatchObject({ outcome: 'done' });
    expect(await money()).toEqual(before);
    expect(await preview()).toMatch(/^A third authoriser authorises .* carried out now\.$/);
    expect(await decide('authorise-item')).toMatchObject({ outcome: 'done' });
    expect(await money()).toEqual(before.map((pounds) => (pounds ?? 0) - 125.5));
    expect(await control.invariants()).toEqual({ hold: true, broken: [] });
  });

  it('has it declined, and nothing moves', async () => {
    const { control, before, money, status, decide } = await paying();
    expect(await decide('decline-item')).toMatchObject({ outcome: 'done' });
    expect(await money()).toEqual(before);
    expect(await status()).toMatchObject({ payoutDetails: { statusType: 'REJECTED' } });
    expect(await control.invariants()).toEqual({ hold: true, broken: [] });
  });
});
