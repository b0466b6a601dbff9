import { expect, it } from 'vitest';
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

it('lets nobody authorise who may not', async () => {
  const { control } = await openSmallSandbox({ personas, jobKinds });
  await control.openSession('private-customer');
  expect(await control.doVerb({ verb: 'authorise-item', persona: 'private-customer' })).toMatchObject({
    reason: 'private-customer may not authorise for others.',
  });
});
