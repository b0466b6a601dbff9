import type { SessionRecord } from './session-record.ts';
import { bankDueInMs, type SessionLimits, validateIdle, wasAwayTooLong } from './session-times.ts';

/** What the watch needs of the page's window. */
export interface WatchedPage extends EventTarget {
  readonly document: EventTarget & Pick<Document, 'visibilityState'>;
}

export interface WatchOptions {
  readonly page: WatchedPage;
  readonly record: SessionRecord;
  readonly limits: SessionLimits;
  readonly wallNowMs: () => number;
  /** Seconds until the session is over, from the warning on; undefined while there is nothing to warn of. */
  readonly onWarning: (secondsLeft: number | undefined) => void;
  /** Nobody has used the session for too long, or the page was left for too long. Said once; the watch has stopped. */
  readonly onOver: () => void;
  /** The bank is to hear from the customer, whose last steps needed nothing of it. */
  readonly onBankDue: () => void;
}

export interface SessionWatching {
  /** Something has changed outside of this page. */
  look(): void;
  /** The customer answered the warning. */
  stay(): void;
  stop(): void;
}

/** What a customer does by hand. A pointer that only moves may be a desk that was knocked. */
const uses = ['pointerdown', 'keydown', 'input', 'wheel', 'touchmove'];

/** Other tabs hear of a use no more often than this. */
const tellTabsMs = 1000;

/** A sleeping computer stops timers and a customer may set the clock: nobody waits longer than this to look again. */
const longestWaitMs = 30_000;

/** Watches a session by wall time, together with the other tabs. Whoever opens a page is using it. */
export function watchSession(options: WatchOptions): SessionWatching {
  const { page, record, limits, wallNowMs, onWarning, onOver, onBankDue } = options;
  const listening = new AbortController();
  let usedAtMs = wallNowMs();
  let askedAtMs = usedAtMs;
  let toldTabsAtMs: number | undefined;
  let seenElsewhereAtMs: number | undefined;
  let isWarned = false;
  let isAway = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    listening.abort();
    clearTimeout(timer);
  }

  function end(): void {
    stop();
    onOver();
  }

  function tellTabs(nowMs: number): void {
    record.noteUse(nowMs);
    toldTabsAtMs = nowMs;
  }

  /** Of this tab and the others; a clock that was set back makes a later use one of now. */
  function lastUse(nowMs: number): number {
    const recorded = record.usedAtMs();
    if (recorded !== undefined && recorded !== toldTabsAtMs) seenElsewhereAtMs = recorded;
    if (Math.max(usedAtMs, seenElsewhereAtMs ?? 0) > nowMs) {
      usedAtMs = nowMs;
      askedAtMs = Math.min(askedAtMs, nowMs);
      seenElsewhereAtMs = undefined;
      tellTabs(nowMs);
    }
    return Math.max(usedAtMs, seenElsewhereAtMs ?? 0);
  }

  function look(): void {
    if (listening.signal.aborted) return;
    clearTimeout(timer);
    const nowMs = wallNowMs();
    const verdict = validateIdle(nowMs, lastUse(nowMs), limits);
    if (verdict.standing === 'over') {
      end();
      return;
    }
    isWarned = verdict.standing === 'warned';
    onWarning(verdict.standing === 'warned' ? verdict.secondsLeft : undefined);
    if (bankDueInMs(nowMs, { usedAtMs, askedAtMs }, limits) === 0) askBank(nowMs);
    const dueInMs = bankDueInMs(nowMs, { usedAtMs, askedAtMs }, limits) ?? longestWaitMs;
    timer = setTimeout(look, Math.ceil(Math.min(verdict.lookInMs, dueInMs, longestWaitMs)));
  }

  function askBank(nowMs: number): void {
    askedAtMs = nowMs;
    onBankDue();
  }

  function note(nowMs: number): void {
    usedAtMs = nowMs;
    if (toldTabsAtMs === undefined || nowMs - toldTabsAtMs >= tellTabsMs) tellTabs(nowMs);
  }

  /** While the warning stands, only its answer counts: the first thing done after a sleep must not revive anything. */
  function used(): void {
    const nowMs = wallNowMs();
    if (isWarned || validateIdle(nowMs, lastUse(nowMs), limits).standing === 'over') {
      look();
      return;
    }
    note(nowMs);
    if (bankDueInMs(nowMs, { usedAtMs, askedAtMs }, limits) === 0) askBank(nowMs);
  }

  function left(): void {
    isAway = true;
    record.noteLeft(wallNowMs());
  }

  function returned(): void {
    isAway = false;
    const nowMs = wallNowMs();
    lastUse(nowMs);
    const leftAtMs = record.leftAtMs();
    if (wasAwayTooLong(nowMs, { leftAtMs, usedElsewhereAtMs: seenElsewhereAtMs }, limits)) {
      end();
      return;
    }
    // A marker that the use of another tab has excused must not be held against this one later.
    if (wasAwayTooLong(nowMs, { leftAtMs, usedElsewhereAtMs: undefined }, limits)) record.forgetLeft();
    look();
  }

  function listen(target: EventTarget, event: string, heard: () => void, capture = false): void {
    target.addEventListener(event, heard, { signal: listening.signal, capture, passive: true });
  }

  for (const event of uses) listen(page, event, used, true);
  listen(page, 'storage', look);
  listen(page, 'focus', look);
  listen(page, 'pageshow', returned);
  listen(page, 'pagehide', left);
  const { document } = page;
  listen(document, 'visibilitychange', () => (document.visibilityState === 'hidden' ? left() : returned()));
  listen(document, 'resume', returned);
  // Where the page was hidden before, its absence began then.
  listen(document, 'freeze', () => isAway || left());

  // The page may have slept between its start and the arrival of this watch.
  if (wasLeftForTooLong(record, limits, usedAtMs)) end();
  else {
    tellTabs(usedAtMs);
    look();
  }
  return {
    look,
    stay() {
      const nowMs = wallNowMs();
      if (validateIdle(nowMs, lastUse(nowMs), limits).standing !== 'over') {
        usedAtMs = nowMs;
        tellTabs(nowMs);
        askBank(nowMs);
      }
      look();
    },
    stop,
  };
}

/** Of a page that has just been loaded: whether the session it finds has been idle, or left, for too long. */
export function wasLeftForTooLong(record: SessionRecord, limits: SessionLimits, nowMs: number): boolean {
  const usedElsewhereAtMs = record.usedAtMs();
  const leftAtMs = record.leftAtMs();
  if (wasAwayTooLong(nowMs, { leftAtMs, usedElsewhereAtMs }, limits)) return true;
  if (wasAwayTooLong(nowMs, { leftAtMs, usedElsewhereAtMs: undefined }, limits)) record.forgetLeft();
  return usedElsewhereAtMs !== undefined && validateIdle(nowMs, usedElsewhereAtMs, limits).standing === 'over';
}
