import type { Bank, JobKind } from '#sandbox/bank/engine/bank.ts';
import { sha256Hex } from '#sandbox/bank/engine/canonical.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import type { SessionRecord } from '#sandbox/bank/records/session.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import { epochMsOf, type Instant, instantFromMs } from '#src/kernel/instant.ts';

/** Also sent to the app. */
export const inactiveSessionTimeoutMs = 600_000;

/** Assumed: a customer logs in again at the latest after so long, however busy the session is. */
export const longestSessionMs = 12 * 3_600_000;

/** Assumed: how long an ended session is remembered. */
export const endedSessionKeptMs = 24 * 3_600_000;

/** Assumed: the most unused nonces or salts a session keeps; older ones become invalid. */
export const mostUnused = 64;

export type SessionEnd = Exclude<SessionRecord['ended'], 'no'>;

/** A session before sign-in. */
export function openProspectSession(bank: Bank): { readonly session: SessionRecord; readonly changes: Change[] } {
  return openSession(bank, null, null);
}

export function openUserSession(
  bank: Bank,
  user: UserRecord,
): { readonly session: SessionRecord; readonly changes: Change[] } {
  return openSession(bank, user.id, user.lastSignIn);
}

function openSession(bank: Bank, userId: string | null, previousSignIn: Instant | null) {
  const number = bank.sessionsOpened + 1;
  const session: SessionRecord = {
    id: sha256Hex(`${bank.idRoot}|session|${number}`),
    number,
    userId,
    startedAt: bank.clock.now,
    expiresAt: afterMs(bank.clock.now, inactiveSessionTimeoutMs),
    ...(userId !== null && { endsAt: afterMs(bank.clock.now, longestSessionMs) }),
    nonces: [],
    noncesIssued: 0,
    salts: [],
    ended: 'no',
    previousSignIn,
  };
  const changes: Change[] = [{ change: 'insert', of: 'sessions', record: session }, sessionWatch(session)];
  return { session, changes };
}

/** Adds nonces that no session of this bank was ever given. */
export function withFreshNonces(
  bank: Bank,
  session: SessionRecord,
  count: number,
): { readonly session: SessionRecord; readonly fresh: readonly string[] } {
  const fresh = Array.from({ length: count }, (_, index) =>
    sha256Hex(`${bank.idRoot}|${session.number}|nonce|${session.noncesIssued + index}`).slice(0, 32),
  );
  const nonces = [...session.nonces, ...fresh].slice(-mostUnused);
  return { session: { ...session, nonces, noncesIssued: session.noncesIssued + count }, fresh };
}

/** Undefined when the nonce is missing, unknown or used. */
export function spendNonce(session: SessionRecord, nonce: string | undefined): SessionRecord | undefined {
  if (nonce === undefined || !session.nonces.includes(nonce)) return undefined;
  return { ...session, nonces: session.nonces.filter((unused) => unused !== nonce) };
}

/** A salt for one encryption of a password, in base64. */
export function withFreshSalt(
  bank: Bank,
  session: SessionRecord,
): { readonly session: SessionRecord; readonly salt: string } {
  const serial = `${session.noncesIssued}|${session.salts.length}|${session.salts.at(-1) ?? ''}`;
  const digest = sha256Hex(`${bank.idRoot}|${session.number}|salt|${serial}`);
  const bytes = digest.slice(0, 32).match(/../g) ?? [];
  const salt = btoa(String.fromCharCode(...bytes.map((byte) => Number.parseInt(byte, 16))));
  return { session: { ...session, salts: [...session.salts, salt].slice(-mostUnused) }, salt };
}

export function renewed(session: SessionRecord, now: Instant): SessionRecord {
  const idleAt = afterMs(now, inactiveSessionTimeoutMs);
  const { endsAt } = session;
  return { ...session, expiresAt: endsAt !== undefined && endsAt < idleAt ? endsAt : idleAt };
}

/** Counts all its times from that moment, which a tester has chosen. */
export function keptUntil(session: SessionRecord, until: Instant): SessionRecord {
  const { endsAt } = session;
  return renewed({ ...session, ...(endsAt !== undefined && { endsAt: afterMs(until, longestSessionMs) }) }, until);
}

/** An ended session has no valid nonces or salts. */
export function ended(session: SessionRecord, why: SessionEnd): SessionRecord {
  return { ...session, ended: why, nonces: [], salts: [] };
}

/** A customer has one session at a time. */
export function endSessionsOf(bank: Bank, userId: string, why: SessionEnd): Change[] {
  return bank.records
    .all('sessions')
    .filter((session) => session.userId === userId && session.ended === 'no')
    .map((session) => ({ change: 'update', of: 'sessions', record: ended(session, why) }));
}

/**
 * Ends an idle session, and removes an ended one later. Requests only move `expiresAt`; the job checks it when due, so
 * that requests need not reschedule it.
 */
export const watchSession: JobKind = (job, bank) => {
  const session = bank.records.find('sessions', String(job.payload.sessionId));
  if (session === undefined) return [];
  if (session.ended !== 'no') {
    return job.payload.forget === true
      ? [{ change: 'remove', of: 'sessions', id: session.id }, ...removeBelongings(bank, session)]
      : [sessionWatch(session, afterMs(bank.clock.now, endedSessionKeptMs))];
  }
  if (epochMsOf(session.expiresAt) > epochMsOf(bank.clock.now)) return [sessionWatch(session)];
  return [
    { change: 'update', of: 'sessions', record: ended(session, 'expired') },
    sessionWatch(session, afterMs(bank.clock.now, endedSessionKeptMs)),
  ];
};

/** Challenges and checks are useless without their session. */
function removeBelongings(bank: Bank, session: SessionRecord): Change[] {
  return (['challenges', 'copChecks'] as const).flatMap((of) =>
    bank.records
      .all(of)
      .filter(({ sessionId }) => sessionId === session.id)
      .map(({ id }): Change => ({ change: 'remove', of, id })),
  );
}

export const sessionWatchKind = 'session.watch';

function sessionWatch(session: SessionRecord, forgetAt?: Instant): Change {
  return {
    change: 'schedule',
    job: {
      id: `${sessionWatchKind}:${session.number}`,
      dueAt: forgetAt ?? session.expiresAt,
      kind: sessionWatchKind,
      payload: { sessionId: session.id, forget: forgetAt !== undefined },
    },
  };
}

function afterMs(instant: Instant, ms: number): Instant {
  return instantFromMs(epochMsOf(instant) + ms);
}
