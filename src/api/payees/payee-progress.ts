import type { StoreExtra } from '#src/api/store/hooks.ts';
import type { SessionState } from '#src/api/store/session.slice.ts';

/** The progress on one draft, and the attempt in flight. */
interface Kept {
  readonly progress: object;
  underWay?: Promise<unknown>;
}

interface SessionProgress {
  readonly sessionId: string;
  readonly byDraft: Map<string, Kept>;
}

interface Work {
  readonly extra: StoreExtra;
  readonly session: SessionState;
  /** Plain data, equal only for the same work. */
  readonly draft: unknown;
}

/** Not in the store: partial progress is of no use to any screen. */
const ofStores = new WeakMap<StoreExtra, SessionProgress>();

/**
 * Runs `work` with the progress kept from earlier attempts at the same draft, and keeps it until the work is finished.
 * Concurrent calls with the same draft share one outcome.
 */
export function withProgress<Progress extends object, Outcome>(
  { extra, session, draft }: Work,
  work: (progress: Progress) => Promise<{ readonly outcome: Outcome; readonly isSettled: boolean }>,
): Promise<Outcome> {
  const sessionId = session.status === 'signed-in' ? session.sessionId : '';
  const byDraft = progressOf(extra, sessionId);
  const key = JSON.stringify(draft);
  const kept = byDraft.get(key) ?? { progress: {} };
  byDraft.set(key, kept);
  kept.underWay ??= work(kept.progress as Progress)
    .then(({ outcome, isSettled }) => {
      if (isSettled) byDraft.delete(key);
      return outcome;
    })
    .finally(() => {
      delete kept.underWay;
    });
  return kept.underWay as Promise<Outcome>;
}

function progressOf(extra: StoreExtra, sessionId: string): SessionProgress['byDraft'] {
  const kept = ofStores.get(extra);
  if (kept?.sessionId === sessionId) return kept.byDraft;
  const fresh: SessionProgress = { sessionId, byDraft: new Map() };
  ofStores.set(extra, fresh);
  return fresh.byDraft;
}
