import { beforeEach, expect, it, vi } from 'vitest';
import type { SandboxEvent } from '#sandbox/control/open-bank.ts';
import { openSmallSandbox } from '#sandbox/control/small-sandbox.fixture.ts';
import { pollWorld } from './poll-world.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
/** A panel that polls, and a function that runs the next look at the world. */
async function polled() {
  const { control } = await openSmallSandbox();
  await control.freezeClock();
  const heard: SandboxEvent[] = [];
  const asked = vi.fn(() => control.summary());
  const stop = pollWorld({ ...control, summary: asked }, (event) => void heard.push(event));
  const look = async () => {
    const looks = asked.mock.calls.length;
    await vi.advanceTimersByTimeAsync(1000);
    await vi.waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(looks));
    // Verbs take turns, so the look has had its answers by then.
    await control.journalHeads();
    await control.summary();
    return heard.splice(0).map((event) => (event.event === 'entry' ? event.entry.n : event.event));
  };
  await control.summary();
  return { control, look, stop };
}

it('reports every new entry once', async () => {
  const { control, look, stop } = await polled();
  await control.setSwitches({ cop: 'MBAM' });
  await control.setSwitches({ cop: 'Y' });
  expect(await look()).toEqual([2, 3]);
  expect(await look()).toEqual([]);
  stop();
});

it('reports another client’s rewind, whatever that client did in the same second', async () => {
  const { control, look, stop } = await polled();
  await control.bookmark('Start');
  expect(await look()).toEqual([2]);
  await control.rewind('Start');
  for (const cop of ['MBAM', 'Y', 'by-name']) await control.setSwitches({ cop });
  expect((await control.summary()).entries).toBeGreaterThan(3);
  expect(await look()).toEqual(['opened']);
  expect(await look()).toEqual([]);
  stop();
});

it('reports a fresh bank that is like the one before', async () => {
  const { control, look, stop } = await polled();
  await control.reset('clock:2026-03-02T10:00;freeze:yes');
  await look();
  await control.reset('clock:2026-03-02T10:00;freeze:yes');
  expect(await look()).toEqual(['opened']);
  stop();
});
