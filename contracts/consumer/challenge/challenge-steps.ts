import type { CustomerApp } from '#contracts/consumer/customer-app.ts';
import { exampleAnswer, type OperationId } from '#contracts/driver/contract.ts';
import { challengeAnswered } from '#src/api/challenge/challenge-actions.ts';
import { type ChallengeState, selectChallenge } from '#src/api/store/challenge.slice.ts';
import type { RootState } from '#src/api/store/hooks.ts';

/** The step that asks for the second factor, once it is there and the bank is not being asked. */
export function step(app: CustomerApp): Promise<ChallengeState> {
  return once(app, ({ asked, busy }) => asked !== null && !busy);
}

/** Types an answer; resolved once it is on its way. */
export async function answerStep(app: CustomerApp, code: string): Promise<void> {
  const sent = once(app, ({ busy }) => busy);
  await app.store.dispatch(challengeAnswered(code));
  await sent;
}

/** What the app sent first. */
export function sentBody({ heard }: CustomerApp, id: OperationId): Readonly<Record<string, string>> {
  return JSON.parse(heard.find(({ operation }) => operation === id)?.body ?? '{}');
}

/** What each request answered a second factor with, null for one that answered none. */
export function sentResponses({ heard }: CustomerApp, id: OperationId): unknown[] {
  const sent = heard.filter(({ operation }) => operation === id);
  return sent.map(({ headers }) => JSON.parse(headers.get('X-CHALLENGE_RESPONSE') ?? 'null'));
}

/** The contract's challenge to that call, by that factor. */
export function challengeBy(id: OperationId, authType: 'OTP' | 'PIN'): Response {
  const answer = exampleAnswer(id, 417);
  answer.headers.set(
    'x-challenge',
    JSON.stringify({ authType, referenceNo: '21303', attemptsLeft: 3, resendsLeft: 3 }),
  );
  return answer;
}

function once({ store }: CustomerApp, isSo: (state: ChallengeState) => boolean): Promise<ChallengeState> {
  return new Promise((resolve) => {
    const look = () => {
      const joined: RootState = store.getState();
      const state = selectChallenge(joined);
      if (!isSo(state)) return;
      leave();
      resolve(state);
    };
    const leave = store.subscribe(look);
    look();
  });
}
