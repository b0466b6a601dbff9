import { beforeEach, expect, it, vi } from 'vitest';
import type { SandboxEvent } from '#sandbox/control/open-bank.ts';
import { openSmallSandbox } from '#sandbox/control/small-sandbox.fixture.ts';
import { watchDue } from './due-watch.ts';

const opening = Date.parse('2026-03-02T10:00:00Z');

beforeEach(() => void vi.useFakeTimers({ now: opening }));
/** A bank that ticks with the test's timers, with Nell, who gets a pound a day. */
async function watched(settings: { readonly freeze?: true } = {}) {
  const sandbox = await openSmallSandbox({
    settings: { clock: '2026-03-02T10:00', ...settings },
    readWallMs: Date.now,
  });
  await sandbox.control.openSession('nell');
  const heard: SandboxEvent[] = [];
  sandbox.subscribe((event) => void heard.push(event));
  watchDue(sandbox);
  return { sandbox, heard };
}

it('has a ticking bank do what falls due, and tells of it', async () => {
  const { heard } = await watched();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(heard).toEqual([]);
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);
  expect(heard).toContainEqual({ event: 'changed', by: 'jobs' });
});

it('leaves a bank alone whose clock stands still, until it ticks again', async () => {
  const { sandbox, heard } = await watched({ freeze: true });
  const due = vi.spyOn(sandbox.control, 'due');
  await vi.advanceTimersByTimeAsync(48 * 3_600_000);
  expect(due).not.toHaveBeenCalled();
  await sandbox.control.unfreezeClock();
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);
  expect(heard).toContainEqual({ event: 'changed', by: 'jobs' });
});
