import { type ResendVerdict, validateResend } from '#sandbox/bank/security/challenges.ts';
import { challengeHeader } from '#sandbox/http/pipeline/challenge-wire.ts';
import type { Handlers } from '#sandbox/http/pipeline/handler.ts';

export const secondFactorHandlers = {
  resendChallenge: {
    serves: 'customer',
    whileStepsAreDue: true,
    decide: ({ bank, customer, path }) => {
      const verdict = validateResend(bank, customer, path.referenceNo);
      const { rule } = verdict;
      if (verdict.outcome === 'sent') {
        const { changes, challenge } = verdict;
        return { rule, changes, headers: challengeHeader(challenge), answer: { done: {} } };
      }
      return { rule, answer: { refused: resendRefusals[verdict.reason] } };
    },
  },
} satisfies Partial<Handlers>;

const resendRefusals = {
  'no-resends-left': 'tooManyCodes',
  'too-many-codes': 'tooManyCodes',
  'nothing-to-send-again': 'nothingToSendAgain',
} as const satisfies Record<Extract<ResendVerdict, { outcome: 'refused' }>['reason'], string>;
