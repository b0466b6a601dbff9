import type { StoreExtra } from '#src/api/store/hooks.ts';
import type { SessionState } from '#src/api/store/session.slice.ts';

/** How far the work on one draft has come, and the try that goes on with it. */
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
  /** Plain, and equal for the same work alone. */
  readonly draft: unknown;
}

/** Never in the store: what is half done is of use to nobody but the one who does it. */
const ofStores = new WeakMap<StoreExtra, SessionProgress>();

/**
 * Does the work with what is kept of an earlier try at the same draft in this session, and keeps it unless that says
 * that it is settled. Whoever brings the same draft while the work is under way is given its outcome.
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
