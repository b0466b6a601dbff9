import type { CustomerApp } from '#contracts/consumer/customer-app.ts';
import { exampleAnswer, type OperationId } from '#contracts/driver/contract.ts';
import { challengeAnswered } from '#src/api/challenge/challenge-actions.ts';
import { type ChallengeState, selectChallenge } from '#src/api/store/challenge.slice.ts';
import type { RootState } from '#src/api/store/hooks.ts';

/** The step that asks for the second factor, once no request is pending. */
export function step(app: CustomerApp): Promise<ChallengeState> {
  return once(app, ({ asked, busy }) => asked !== null && !busy);
}

/** Enters an answer. Resolves once it is sent. */
export async function answerStep(app: CustomerApp, code: string): Promise<void> {
  const sent = once(app, ({ busy }) => busy);
  await app.store.dispatch(challengeAnswered(code));
  await sent;
}

/** The body of the app's first request. */
export function sentBody({ heard }: CustomerApp, id: OperationId): Readonly<Record<string, string>> {
  return JSON.parse(heard.find(({ operation }) => operation === id)?.body ?? '{}');
}

/** The answer to a second factor in each request; null for a request without one. */
export function sentResponses({ heard }: CustomerApp, id: OperationId): unknown[] {
  const sent = heard.filter(({ operation }) => operation === id);
  return sent.map(({ headers }) => JSON.parse(headers.get('X-CHALLENGE_RESPONSE') ?? 'null'));
}

/** The contract's example of a challenge to the call, by factor. */
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
