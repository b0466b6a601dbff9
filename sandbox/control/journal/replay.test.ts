import { expect, it, vi } from 'vitest';
import { FaultPlan, type PlannedFault } from '#sandbox/control/link/faults.ts';
import { openSandbox, type Sandbox } from '#sandbox/control/sandbox.ts';
import { nellAtHome, openSmallSandbox } from '#sandbox/control/small-sandbox.fixture.ts';
import { handlers } from '#sandbox/http/handlers.ts';
import type { OperationId } from '#sandbox/http/operations.generated.ts';
import { faultKinds } from '#sandbox/http/pipeline/fault-kinds.ts';
import { jobKinds } from '#sandbox/personas/jobs.ts';
import { personas } from '#sandbox/personas/registry.ts';
import { walkMixed } from '#sandbox/walk/mixed-walk.ts';
import type { JournalStore } from './journal.ts';
import { createMemoryJournalStore } from './memory-journal.fixture.ts';

const walkers = { personas, jobKinds, build: 'test', readWallMs: () => 0, sleep: async () => {} };

/** Operations that the walk does not depend on. */
const spoiled: readonly OperationId[] = [
  'listPermissions',
  'getProfile',
  'getPartyLimits',
  'listPayeeGroups',
  'confirmPayment',
  'getLimitUtilization',
  'getUserLimits',
  'getClearingDetails',
];

/** Every kind of fault once, spread over those operations, and one at random. */
const faults = [...faultKinds, 'code=DIGX_X' as const, 'late=5' as const].map(
  (kind, index): PlannedFault => ({
    operationId: spoiled[index % spoiled.length] ?? 'getProfile',
    kind,
    only: 1 + Math.floor(index / spoiled.length),
  }),
);
faults.push({ operationId: 'listDemandDepositAccounts', kind: '500', share: 40 });

/** Keeps every entry, so that more is replayed than after a reload. */
function storeOfAll(): JournalStore {
  return { ...createMemoryJournalStore(), checkpoint: async () => {} };
}

/** Sends a request, and gives up on one that is never answered once the bank has processed it. */
function patiently({ fetch, subscribe }: Sandbox) {
  return async (request: Request): Promise<Response> => {
    const giveUp = new AbortController();
    const stop = subscribe(() => giveUp.abort());
    return fetch(new Request(request, { signal: giveUp.signal }))
      .catch(() => Response.error())
      .finally(stop);
  };
}

it('replays a walk with every kind of fault to the same state', { timeout: 60_000 }, async () => {
  const store = storeOfAll();
  const met = vi.spyOn(FaultPlan.prototype, 'next');
  const walked = await openSandbox({
    ...walkers,
    store,
    settings: { clock: '2026-03-02T10:00', freeze: true, faults },
  });
  await walkMixed({ ...walked.control, fetch: patiently(walked) });
  const kinds = met.mock.results.map(({ value }) => value);
  expect(kinds).toEqual(expect.arrayContaining(faults.map(({ kind }) => kind)));
  met.mockClear();

  const again = await openSandbox({ ...walkers, store, settings: {} });
  expect(met.mock.results.map(({ value }) => value)).toEqual(kinds);
  expect(await again.control.state()).toEqual(await walked.control.state());

  // The next session id is in the hash only through the counters it is made from.
  const asked = new Request('http://x/digx/v1/session/nonce', { method: 'POST' });
  const [before, after] = await Promise.all([walked, again].map(({ fetch }) => fetch(asked.clone())));
  expect([...(after?.headers ?? [])]).toEqual([...(before?.headers ?? [])]);
  expect(await after?.text()).toBe(await before?.text());
});

it('composes no answers during a replay', async () => {
  const store = createMemoryJournalStore();
  const permittedFunctions = vi.fn(() => []);
  const done = {
    get permittedFunctions() {
      return permittedFunctions();
    },
  };
  vi.spyOn(handlers.listPermissions, 'decide').mockImplementation(() => ({ rule: 'planted', answer: { done } }));
  const { sandbox, hand } = await nellAtHome({ store });
  await hand.call('GET', '/cz/v1/permissions');
  expect(permittedFunctions).toHaveBeenCalledTimes(1);

  const again = await openSmallSandbox({ store, settings: {} });
  expect(permittedFunctions).toHaveBeenCalledTimes(1);
  expect(await again.control.state()).toEqual(await sandbox.control.state());
});

it('makes no documents during a replay, and reaches the same state when one could not be made', async () => {
  const store = createMemoryJournalStore();
  const made = vi.fn(async (): Promise<never> => {
    throw new Error('not to be had');
  });
  vi.spyOn(handlers.listPermissions, 'decide').mockImplementation(() => ({ rule: 'planted', answer: { made } }));
  const { sandbox, hand } = await nellAtHome({ store });
  expect(await hand.call('GET', '/cz/v1/permissions')).toMatchObject({ status: 500 });
  expect(await hand.call('GET', '/v1/me')).toMatchObject({ status: 200 });
  expect(made).toHaveBeenCalledTimes(1);

  const again = await openSmallSandbox({ store, settings: {} });
  expect(made).toHaveBeenCalledTimes(1);
  expect(await again.control.state()).toEqual(await sandbox.control.state());
});

it.each([
  [
    'before it decides',
    () => {
      throw new Error('bug');
    },
  ],
  ['only when its answer is made', () => ({ rule: 'x', nonces: 3, answer: { done: { permittedFunctions: [7n] } } })],
])('meets a handler’s bug %s again, and again changes nothing', async (_, decide) => {
  const store = createMemoryJournalStore();
  const { sandbox, hand } = await nellAtHome({ store });
  vi.spyOn(handlers.listPermissions, 'decide').mockImplementation(decide as never);
  expect(await hand.call('GET', '/cz/v1/permissions')).toMatchObject({ status: 500 });
  expect(await hand.call('GET', '/v1/me')).toMatchObject({ status: 200 });

  const again = await openSmallSandbox({ store, settings: {} });
  expect(await again.control.state()).toEqual(await sandbox.control.state());
});
