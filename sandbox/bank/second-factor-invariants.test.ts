import { expect, it } from 'vitest';
import { type Change, commit } from './change.ts';
import { brokenBy, sweep } from './invariants.ts';
import { messageTo } from './phone.ts';
import { askerOf, confirmingDesk, referenceIn, signIn } from './second-factor.fixture.ts';
import type { ChallengeRecord } from './second-factor-records.ts';
import { smallBank } from './small-story.fixture.ts';

async function nellAsked() {
  const bank = await smallBank();
  const asker = await signIn(bank);
  await confirmingDesk(bank, asker).request();
  const challenge = bank.records.find('challenges', referenceIn(bank, asker)) as ChallengeRecord;
  return { bank, asker, challenge };
}

it.each<[string, string, (challenge: ChallengeRecord) => Change]>([
  [
    'a session asked two things at once',
    'challenges-are-asked-one-at-a-time',
    (challenge) => ({ change: 'insert', of: 'challenges', record: { ...challenge, id: '2' } }),
  ],
  [
    'a challenge to somebody else',
    'challenges-are-of-sessions',
    (challenge) => ({ change: 'update', of: 'challenges', record: { ...challenge, userId: 'barred' } }),
  ],
  [
    'a challenge whose session is forgotten',
    'challenges-are-of-sessions',
    ({ sessionId }) => ({ change: 'remove', of: 'sessions', id: sessionId }),
  ],
  [
    'a PIN that was sent',
    'codes-are-one-time-passwords',
    (challenge) => ({ change: 'update', of: 'challenges', record: { ...challenge, factors: ['PIN'] } }),
  ],
])('finds %s, at once and in a sweep', async (_, invariant, spoil) => {
  const { bank, challenge } = await nellAsked();
  expect(sweep(bank)).toEqual([]);
  const changes = [spoil(challenge)];
  await commit(bank, changes);
  expect(brokenBy(bank, changes).map((broken) => broken.invariant)).toEqual([invariant]);
  expect(sweep(bank).map((broken) => broken.invariant)).toEqual([invariant]);
});

it('finds a message that waits for a phone that is on', async () => {
  const { bank, asker } = await nellAsked();
  const { user } = askerOf(bank, asker.session.id);
  const changes = [messageTo(bank, { ...user, phoneIsOn: false }, { id: 'late', text: 'late', code: null })];
  await commit(bank, changes);
  expect(brokenBy(bank, changes).map(({ invariant }) => invariant)).toEqual(['messages-wait-for-a-phone-that-is-off']);
});
