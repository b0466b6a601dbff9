import type { Bank } from '#sandbox/bank/engine/bank.ts';
import { type ResendVerdict, validateResend } from '#sandbox/bank/security/challenges.ts';
import { challengeHeader } from '#sandbox/http/pipeline/challenge-wire.ts';
import type { Decision, Handlers } from '#sandbox/http/pipeline/handler.ts';

export const secondFactorHandlers = {
  resendChallenge: {
    serves: 'customer',
    whileStepsAreDue: true,
    decide: ({ bank, customer, path }) => resendDecision(validateResend(bank, customer, path.referenceNo)),
    // A customer who sets a password by a link confirms it before logging in.
    visitors({ bank, session, path: { referenceNo } }) {
      const user = askedIn(bank, referenceNo);
      const verdict: ResendVerdict =
        user === undefined
          ? { outcome: 'refused', rule: 'challenge.nothing-to-send-again', reason: 'nothing-to-send-again' }
          : validateResend(bank, { session, user, parties: [] }, referenceNo);
      return resendDecision(verdict);
    },
  },
} satisfies Partial<Handlers>;

const resendRefusals = {
  'no-resends-left': 'tooManyCodes',
  'too-many-codes': 'tooManyCodes',
  'nothing-to-send-again': 'nothingToSendAgain',
} as const satisfies Record<Extract<ResendVerdict, { outcome: 'refused' }>['reason'], string>;

function resendDecision(verdict: ResendVerdict): Decision<'resendChallenge'> {
  const { rule } = verdict;
  if (verdict.outcome === 'refused') return { rule, answer: { refused: resendRefusals[verdict.reason] } };
  const { changes, challenge } = verdict;
  return { rule, changes, headers: challengeHeader(challenge), answer: { done: {} } };
}

function askedIn({ records }: Bank, referenceNo: string) {
  return records.find('users', records.find('challenges', referenceNo)?.userId ?? '');
}
