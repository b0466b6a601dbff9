import { judgeResend } from '#sandbox/bank/challenges.ts';
import { challengeHeader } from './challenge-wire.ts';
import type { Handlers } from './handler.ts';

export const secondFactorHandlers = {
  resendChallenge: {
    serves: 'customer',
    whileStepsAreDue: true,
    decide: ({ bank, asker, path }) => {
      const verdict = judgeResend(bank, asker, path.referenceNo);
      const { rule } = verdict;
      if (verdict.outcome === 'sent') {
        const { changes, challenge } = verdict;
        return { rule, changes, headers: challengeHeader(challenge), answer: { done: {} } };
      }
      const refused = verdict.reason === 'no-resends-left' ? 'noResendsLeft' : 'nothingToSendAgain';
      return { rule, answer: { refused } };
    },
  },
} satisfies Partial<Handlers>;
