import type { Bank } from './bank.ts';
import type { Change } from './change.ts';
import type { BrokenInvariant } from './invariants.ts';

export function concernsChallenges(change: Change): boolean {
  return 'of' in change && (change.of === 'challenges' || (change.of === 'sessions' && change.change === 'remove'));
}

export function concernsPhones(change: Change): boolean {
  return 'of' in change && (change.of === 'phoneMessages' || change.of === 'users');
}

/** A session is asked one thing at a time, of its own customer; only a one-time password comes with a code. */
export function brokenInChallenges({ records }: Bank): BrokenInvariant[] {
  const broken: BrokenInvariant[] = [];
  const asked = new Set<string>();
  for (const { id, sessionId, userId, factors, code } of records.all('challenges')) {
    if (records.find('sessions', sessionId)?.userId !== userId) {
      broken.push({
        invariant: 'challenges-are-of-sessions',
        message: `Challenge ${id} is of no session of ${userId}`,
      });
    }
    if (asked.has(sessionId)) {
      broken.push({ invariant: 'challenges-are-asked-one-at-a-time', message: `Challenge ${id} is a second one` });
    }
    asked.add(sessionId);
    if ((factors[0] === 'OTP') !== (code !== null)) {
      broken.push({ invariant: 'codes-are-one-time-passwords', message: `Challenge ${id} asks for ${factors[0]}` });
    }
  }
  return broken;
}

/** Messages wait only for a phone that is off. */
export function brokenInPhones({ records }: Bank): BrokenInvariant[] {
  return records
    .all('phoneMessages')
    .filter(({ userId, arrivedAt }) => arrivedAt === null && records.find('users', userId)?.phoneIsOn !== false)
    .map(({ id }) => ({ invariant: 'messages-wait-for-a-phone-that-is-off', message: `Message ${id} waits` }));
}
