import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serviceClosed, setServiceClosed } from '#src/api/environment/service-state.ts';
import { instantFromMs } from '#src/kernel/instant.ts';
import { createServiceWatch } from './service-watch.ts';

const opening = Date.parse('2026-03-03T09:30:00Z');

beforeEach(() => void vi.useFakeTimers({ now: opening }));
afterEach(() => {
  setServiceClosed(undefined);
});

function watching() {
  const service = { answer: new Response('', { status: 503 }) as Response | undefined };
  const ask = vi.fn(async () => {
    if (service.answer === undefined) throw new TypeError('Failed to fetch');
    return service.answer;
  });
  const watch = createServiceWatch({ ask, now: () => instantFromMs(Date.now()), chance: () => 0 });
  const answer = (status: number, headers: Record<string, string> = {}) => {
    service.answer = new Response('', { status, headers });
  };
  const note = async (status: number) => {
    watch.note({ status });
    await vi.advanceTimersByTimeAsync(0);
  };
  return { watch, ask, answer, note, drop: () => (service.answer = undefined) };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('takes the service for closed only if another call is answered alike', async () => {
  const { ask, answer, note } = watching();
  answer(200);
  await note(503);
  expect([ask.mock.calls.length, serviceClosed()]).toEqual([1, undefined]);
  // One call that is turned away again and again is not asked about each time.
  await note(503);
  expect(ask).toHaveBeenCalledTimes(1);
  await pass(6_000);
  answer(503);
  await note(503);
  expect(serviceClosed()).toBeDefined();
});

it.each([502, 503, 504])(
  'looks at longer and longer intervals after %d, and opens when anything else answers',
  async (status) => {
    const { ask, answer, note } = watching();
    answer(status);
    await note(status);
    expect(serviceClosed()?.lookAt).toBe('2026-03-03T09:30:10.000Z');
    await pass(10_000);
    expect(serviceClosed()?.lookAt).toBe('2026-03-03T09:30:30.000Z');
    await pass(20_000 + 40_000 + 60_000);
    expect(ask).toHaveBeenCalledTimes(5);
    answer(401);
    await pass(60_000);
    expect(serviceClosed()).toBeUndefined();
    await pass(600_000);
    expect(ask).toHaveBeenCalledTimes(6);
  },
);

it('leaves the service alone as long as it asks, and tells when it will be back', async () => {
  const { ask, answer, note } = watching();
  answer(503, { 'retry-after': '120' });
  await note(503);
  expect(serviceClosed()).toMatchObject({ backAt: '2026-03-03T09:32:00.000Z', lookAt: '2026-03-03T09:32:00.000Z' });
  await pass(119_000);
  expect(ask).toHaveBeenCalledTimes(1);
  answer(503, { 'retry-after': '7200' });
  await pass(1_000);
  expect(serviceClosed()).toMatchObject({ backAt: '2026-03-03T11:32:00.000Z', lookAt: '2026-03-03T09:37:00.000Z' });
});

it('goes on at once when something answers meanwhile, or when asked to look', async () => {
  const { answer, note } = watching();
  await note(503);
  await note(200);
  expect(serviceClosed()).toBeUndefined();
  await pass(6_000);
  await note(503);
  answer(200);
  serviceClosed()?.look();
  await pass(0);
  expect(serviceClosed()).toBeUndefined();
});

it('stays closed while the network is down, and is not closed by it', async () => {
  const { note, drop, watch, answer } = watching();
  drop();
  watch.look();
  await pass(0);
  expect(serviceClosed()).toBeUndefined();
  answer(503);
  await pass(6_000);
  await note(503);
  drop();
  await pass(10_000);
  expect(serviceClosed()?.lookAt).toBeDefined();
});
