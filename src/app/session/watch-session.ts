import type { SessionRecord } from './session-record.ts';
import { bankDueInMs, type SessionLimits, validateIdle, wasAwayTooLong } from './session-times.ts';

export interface WatchedPage extends EventTarget {
  readonly document: EventTarget & Pick<Document, 'visibilityState'>;
}

export interface WatchOptions {
  readonly page: WatchedPage;
  readonly record: SessionRecord;
  readonly limits: SessionLimits;
  readonly wallNowMs: () => number;
  /** Seconds left during a warning, otherwise undefined. */
  readonly onWarning: (secondsLeft: number | undefined) => void;
  /** Idle, or away, for too long. Called once; the watch has stopped. */
  readonly onOver: () => void;
  /** The customer is active without calls, so the bank needs one. */
  readonly onBankDue: () => void;
}

export interface SessionWatching {
  /** Call when something outside this page has changed. */
  look(): void;
  /** The customer answered the warning. */
  stay(): void;
  stop(): void;
}

/** Mouse movement alone does not count: it may be a bumped desk. */
const uses = ['pointerdown', 'keydown', 'input', 'wheel', 'touchmove'];

/** The shortest interval between updates to other tabs. */
const tellTabsMs = 1000;

/** Timers stop during sleep and clocks change, so check at least this often. */
const longestWaitMs = 30_000;

/** Watches a session by wall time, together with other tabs. Opening a page counts as use. */
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

  /** Includes other tabs. A use in the future, after a clock change, counts as now. */
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
    if (verdict.status === 'over') {
      end();
      return;
    }
    isWarned = verdict.status === 'warned';
    onWarning(verdict.status === 'warned' ? verdict.secondsLeft : undefined);
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

  /** During the warning only its answer counts, so that waking a computer does not revive the session. */
  function used(): void {
    const nowMs = wallNowMs();
    if (isWarned || validateIdle(nowMs, lastUse(nowMs), limits).status === 'over') {
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
    // A time of leaving that another tab's use has excused must not count later.
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
  // A page that was already hidden left at that time.
  listen(document, 'freeze', () => isAway || left());

  // The page may have slept between loading and this point.
  if (wasLeftForTooLong(record, limits, usedAtMs)) end();
  else {
    tellTabs(usedAtMs);
    look();
  }
  return {
    look,
    stay() {
      const nowMs = wallNowMs();
      if (validateIdle(nowMs, lastUse(nowMs), limits).status !== 'over') {
        usedAtMs = nowMs;
        tellTabs(nowMs);
        askBank(nowMs);
      }
      look();
    },
    stop,
  };
}

/** Whether a freshly loaded page finds a session idle, or left, for too long. */
export function wasLeftForTooLong(record: SessionRecord, limits: SessionLimits, nowMs: number): boolean {
  const usedElsewhereAtMs = record.usedAtMs();
  const leftAtMs = record.leftAtMs();
  if (wasAwayTooLong(nowMs, { leftAtMs, usedElsewhereAtMs }, limits)) return true;
  if (wasAwayTooLong(nowMs, { leftAtMs, usedElsewhereAtMs: undefined }, limits)) record.forgetLeft();
  return usedElsewhereAtMs !== undefined && validateIdle(nowMs, usedElsewhereAtMs, limits).status === 'over';
}
