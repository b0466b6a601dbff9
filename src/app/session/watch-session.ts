import type { SessionRecord } from './session-record.ts';
import { type SessionLimits, validateIdle, wasAwayTooLong } from './session-times.ts';
import { createSessionUse } from './session-use.ts';

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

/** Timers stop during sleep and clocks change, so check at least this often. */
const longestWaitMs = 30_000;

/** Watches a session by wall time, together with other tabs. Opening a page counts as use. */
export function watchSession(options: WatchOptions): SessionWatching {
  const { page, record, limits, wallNowMs, onWarning, onOver, onBankDue } = options;
  const listening = new AbortController();
  const openedAtMs = wallNowMs();
  const use = createSessionUse(record, limits, openedAtMs);
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

  const idleAt = (nowMs: number) => validateIdle(nowMs, use.lastAtMs(nowMs), limits);

  function look(): void {
    if (listening.signal.aborted) return;
    clearTimeout(timer);
    const nowMs = wallNowMs();
    const verdict = idleAt(nowMs);
    if (verdict.status === 'over') {
      end();
      return;
    }
    isWarned = verdict.status === 'warned';
    onWarning(verdict.status === 'warned' ? verdict.secondsLeft : undefined);
    if (use.bankDueInMs(nowMs) === 0) askBank(nowMs);
    const dueInMs = use.bankDueInMs(nowMs) ?? longestWaitMs;
    timer = setTimeout(look, Math.ceil(Math.min(verdict.lookInMs, dueInMs, longestWaitMs)));
  }

  function askBank(nowMs: number): void {
    use.noteBankAsked(nowMs);
    onBankDue();
  }

  /** During the warning only its answer counts, so that waking a computer does not revive the session. */
  function used(): void {
    const nowMs = wallNowMs();
    if (isWarned || idleAt(nowMs).status === 'over') {
      look();
      return;
    }
    use.note(nowMs);
    if (use.bankDueInMs(nowMs) === 0) askBank(nowMs);
  }

  function left(): void {
    isAway = true;
    record.noteLeft(wallNowMs());
  }

  function returned(): void {
    isAway = false;
    const nowMs = wallNowMs();
    use.lastAtMs(nowMs);
    if (isBackTooLate(record, limits, nowMs, use.elsewhereAtMs())) end();
    else look();
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
  if (wasLeftForTooLong(record, limits, openedAtMs)) end();
  else {
    use.tell(openedAtMs);
    look();
  }
  return {
    look,
    stay() {
      const nowMs = wallNowMs();
      if (idleAt(nowMs).status !== 'over') {
        use.tell(nowMs);
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
  if (isBackTooLate(record, limits, nowMs, usedElsewhereAtMs)) return true;
  return usedElsewhereAtMs !== undefined && validateIdle(nowMs, usedElsewhereAtMs, limits).status === 'over';
}

/** A time of leaving that another tab's use has excused is forgotten, so that it does not count later. */
function isBackTooLate(
  record: SessionRecord,
  limits: SessionLimits,
  nowMs: number,
  usedElsewhereAtMs: number | undefined,
): boolean {
  const leftAtMs = record.leftAtMs();
  if (wasAwayTooLong(nowMs, { leftAtMs, usedElsewhereAtMs }, limits)) return true;
  if (wasAwayTooLong(nowMs, { leftAtMs, usedElsewhereAtMs: undefined }, limits)) record.forgetLeft();
  return false;
}
