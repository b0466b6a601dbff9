import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storedKeys } from '#src/api/environment/page-storage.ts';
import { memoryStorage } from '#src/app/store.fixture.ts';
import { createSessionRecord } from './session-record.ts';
import { limitsOf } from './session-times.ts';
import { type SessionWatching, wasLeftForTooLong, watchSession } from './watch-session.ts';

const minute = 60_000;
const limits = limitsOf({ idleMinutes: 10, refreshAfterMinutes: 5 });
const opened: SessionWatching[] = [];

beforeEach(() => vi.useFakeTimers({ now: 1_767_225_600_000 }));

afterEach(() => {
  for (const watching of opened.splice(0)) watching.stop();
});

function openTab(shared = memoryStorage()) {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  const page = Object.assign(new EventTarget(), { document });
  const record = createSessionRecord(shared, memoryStorage());
  const heard = { warnings: [] as (number | undefined)[], over: 0, bank: 0 };
  const watching = watchSession({
    page,
    record,
    limits,
    wallNowMs: Date.now,
    onWarning: (secondsLeft) => heard.warnings.push(secondsLeft),
    onOver: () => {
      heard.over += 1;
    },
    onBankDue: () => {
      heard.bank += 1;
    },
  });
  opened.push(watching);
  const tell = (event: string) => page.dispatchEvent(new Event(event));
  return {
    warnings: heard.warnings,
    heard,
    record,
    shared,
    watching,
    tell,
    use: () => tell('pointerdown'),
    show(visibilityState: DocumentVisibilityState) {
      document.visibilityState = visibilityState;
      document.dispatchEvent(new Event('visibilitychange'));
    },
    freeze: () => document.dispatchEvent(new Event('freeze')),
  };
}

function pass(ms: number) {
  vi.advanceTimersByTime(ms);
}

/** A sleep or a clock change: time passes and no timer runs. */
function jump(ms: number) {
  vi.setSystemTime(Date.now() + ms);
}

it('warns a minute before, counts down, and ends the session at the threshold, once', () => {
  const { heard, warnings } = openTab();
  pass(9 * minute - 1);
  expect(warnings.every((told) => told === undefined)).toBe(true);
  pass(1);
  expect(warnings.at(-1)).toBe(60);
  pass(59_000);
  expect([warnings.at(-1), warnings.filter((told) => told !== undefined)]).toEqual([
    1,
    expect.objectContaining({ length: 60 }),
  ]);
  expect(heard.over).toBe(0);
  pass(1000);
  expect(heard.over).toBe(1);
  pass(60 * minute);
  expect([heard.over, vi.getTimerCount()]).toEqual([1, 0]);
});

it.each(['pointerdown', 'keydown', 'input', 'wheel', 'touchmove'])('counts from the last %s', (event) => {
  const { heard, tell } = openTab();
  pass(8 * minute);
  tell(event);
  pass(10 * minute - 1);
  expect(heard.over).toBe(0);
  pass(1);
  expect(heard.over).toBe(1);
});

it('does not count a pointer that moves', () => {
  const { heard, tell } = openTab();
  pass(8 * minute);
  tell('pointermove');
  pass(2 * minute);
  expect(heard.over).toBe(1);
});

it('accepts only the answer while the warning is shown', () => {
  const { heard, warnings, use, watching } = openTab();
  pass(9.5 * minute);
  use();
  expect(warnings.at(-1)).toBe(30);
  watching.stay();
  expect([warnings.at(-1), heard.bank]).toEqual([undefined, 1]);
  pass(10 * minute - 1);
  expect(heard.over).toBe(0);
});

it('does not revive a session that ended during a sleep', () => {
  const { heard, use } = openTab();
  jump(10 * minute);
  use();
  expect(heard.over).toBe(1);
  const other = openTab();
  jump(10 * minute);
  other.watching.stay();
  expect([other.heard.over, other.heard.bank]).toEqual([1, 0]);
});

it.each([
  ['the page is seen again', (tab: ReturnType<typeof openTab>) => tab.show('visible')],
  ['the page has the focus', (tab: ReturnType<typeof openTab>) => tab.tell('focus')],
  ['the page comes out of the browser’s memory', (tab: ReturnType<typeof openTab>) => tab.tell('pageshow')],
])('notices after a sleep that it is over when %s', (_, wake) => {
  const tab = openTab();
  jump(10 * minute);
  wake(tab);
  expect(tab.heard.over).toBe(1);
});

it('stays quiet in one tab while another is in use', () => {
  const first = openTab();
  const second = openTab(first.shared);
  for (let minutes = 0; minutes < 30; minutes += 1) {
    pass(minute);
    second.use();
  }
  expect([first.heard.over, first.warnings.filter((told) => told !== undefined)]).toEqual([0, []]);
});

it('takes the warning back when another tab is used, and closes it in both when either is answered', () => {
  const first = openTab();
  pass(9 * minute);
  const second = openTab(first.shared);
  first.tell('storage');
  expect(first.warnings.at(-1)).toBeUndefined();
  pass(9.5 * minute);
  expect([first.warnings.at(-1), second.warnings.at(-1)]).toEqual([30, 30]);
  second.watching.stay();
  first.tell('storage');
  expect([first.warnings.at(-1), second.warnings.at(-1)]).toEqual([undefined, undefined]);
});

it('knows an end by idleness that another tab has noticed first', () => {
  const tab = openTab();
  jump(10 * minute);
  tab.shared.held.clear();
  tab.watching.look();
  tab.tell('storage');
  tab.watching.look();
  expect(tab.heard.over).toBe(1);
});

it('does not mistake a log-out in another tab for its own', () => {
  const tab = openTab();
  pass(9 * minute - 1);
  tab.shared.held.clear();
  tab.tell('storage');
  expect(tab.heard.over).toBe(0);
});

it('restarts when the clock is set back, and ends on time when it is set forward', () => {
  const tab = openTab();
  jump(-1000 * minute);
  tab.tell('focus');
  pass(10 * minute - 1);
  expect(tab.heard.over).toBe(0);
  pass(1);
  expect(tab.heard.over).toBe(1);
});

it('keeps an active customer’s session alive at the bank, and not an idle one’s', () => {
  const { heard, use } = openTab();
  pass(3 * minute);
  expect(heard.bank).toBe(0);
  use();
  expect(heard.bank).toBe(0);
  pass(minute);
  expect(heard.bank).toBe(1);
  pass(4.9 * minute);
  expect(heard.bank).toBe(1);
  use();
  expect(heard.bank).toBe(2);
});

it.each([
  ['hidden', (tab: ReturnType<typeof openTab>) => tab.show('hidden')],
  ['left or closed', (tab: ReturnType<typeof openTab>) => tab.tell('pagehide')],
  ['frozen', (tab: ReturnType<typeof openTab>) => tab.freeze()],
])('marks the time when the page is %s', (_, leave) => {
  const tab = openTab();
  pass(1234);
  leave(tab);
  expect(tab.shared.getItem(storedKeys.sessionEndedAt)).toBe(String(Date.now()));
});

it('counts the absence of a frozen page from when it was hidden', () => {
  const tab = openTab();
  tab.show('hidden');
  const hiddenAt = Date.now();
  pass(4 * minute);
  tab.freeze();
  expect(tab.record.leftAtMs()).toBe(hiddenAt);
});

it('ends on return after too long, and not a moment before', () => {
  const tab = openTab();
  tab.show('hidden');
  jump(5 * minute);
  tab.show('visible');
  expect(tab.heard.over).toBe(0);
  tab.show('hidden');
  jump(5 * minute - 1);
  tab.use();
  jump(2);
  tab.show('visible');
  expect(tab.heard.over).toBe(1);
});

it('is taken up after long when another tab went on, and is not held to that absence later', () => {
  const tab = openTab();
  tab.show('hidden');
  pass(minute);
  const other = openTab(tab.shared);
  pass(5 * minute);
  other.use();
  tab.show('visible');
  pass(minute);
  tab.tell('pageshow');
  expect([tab.heard.over, tab.record.leftAtMs()]).toEqual([0, undefined]);
});

it('ends at once what was over before it began', () => {
  const { shared, watching } = openTab();
  watching.stop();
  jump(10 * minute);
  const late = openTab(shared);
  expect([late.heard.over, vi.getTimerCount()]).toEqual([1, 0]);
  late.use();
  expect(late.heard.over).toBe(1);
});

it('ignores events after it was stopped', () => {
  const { heard, watching, show, shared } = openTab();
  watching.stop();
  show('hidden');
  pass(60 * minute);
  expect([heard.over, shared.getItem(storedKeys.sessionEndedAt), vi.getTimerCount()]).toEqual([0, null, 0]);
});

it.each([
  ['was never used nor left', undefined, undefined, false],
  ['was in use a moment ago', 1000, 1000, false],
  ['has been idle for too long', 10 * minute, undefined, true],
  ['was left too long ago', 5 * minute + 1, 5 * minute + 1, true],
  ['was left long ago by this tab and in use elsewhere since', minute, 60 * minute, false],
  ['was left long ago and last used elsewhere long ago', 10 * minute, 60 * minute, true],
])('a page that opens on a session that %s', (_, usedAgoMs, leftAgoMs, tooLong) => {
  const record = createSessionRecord(memoryStorage(), memoryStorage());
  if (usedAgoMs !== undefined) record.noteUse(Date.now() - usedAgoMs);
  if (leftAgoMs !== undefined) record.noteLeft(Date.now() - leftAgoMs);
  expect(wasLeftForTooLong(record, limits, Date.now())).toBe(tooLong);
});
