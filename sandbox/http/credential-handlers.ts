import type { CredentialVerdict } from '#sandbox/bank/credential-changes.ts';
import { judgePasswordChange, judgePinChange } from '#sandbox/bank/credential-changes.ts';
import type { ResetTokenRecord } from '#sandbox/bank/records.ts';
import { judgeReset, judgeToken } from '#sandbox/bank/reset-tokens.ts';
import type { Decision, Handlers } from './handler.ts';

/** Assumed: what the policies are called. */
const policyNames = { retail: 'RETAIL', corporate: 'CORPORATE' } as const satisfies Record<
  ResetTokenRecord['policy'],
  string
>;

export const credentialHandlers = {
  changePassword: {
    serves: 'customer',
    whileStepsAreDue: true,
    decide: ({ asker, body }) => told(judgePasswordChange(asker, body), passwordRefusals),
  },
  changeTransactionPin: {
    serves: 'customer',
    whileStepsAreDue: true,
    decide: ({ bank, asker, body }) => told(judgePinChange(bank, asker, body), pinRefusals),
  },
  resetPassword: {
    serves: 'visitor',
    decide: ({ bank, session: asking, body }) => {
      const verdict = judgeReset(bank, asking, body.token, body.newPassword);
      const { rule, changes, session } = verdict;
      return verdict.outcome === 'done'
        ? { rule, changes, session, answer: { done: {} } }
        : { rule, changes, session, answer: { refused: resetRefusals[verdict.reason] } };
    },
  },
  checkResetToken: {
    serves: 'visitor',
    decide: ({ bank, path }) => {
      const { rule, good, changes } = judgeToken(bank, path.token);
      return { rule, changes, answer: { done: { tokenValid: good !== undefined } } };
    },
  },
  getPasswordPolicy: {
    serves: 'visitor',
    decide: ({ bank, query }) => {
      const { rule, good, changes } = judgeToken(bank, query.token);
      return good === undefined
        ? { rule, changes, answer: { refused: 'tokenNotGood' } }
        : { rule, changes, answer: { done: { passwordPolicyDTO: { name: policyNames[good.token.policy] } } } };
    },
  },
} satisfies Partial<Handlers>;

type ChangeCall = 'changePassword' | 'changeTransactionPin';
type ChangeRefusal = Extract<CredentialVerdict, { outcome: 'refused' }>['reason'];
type RefusalWord = Extract<Decision<ChangeCall>['answer'], { refused: unknown }>['refused'];

const passwordRefusals = {
  'wrong-current': 'wrongCurrentPassword',
  'used-before': 'passwordUsedBefore',
  'rules-broken': 'passwordRulesBroken',
  'pin-locked': 'pinLocked',
  'another-step-first': 'loginStepDue',
} as const satisfies Record<ChangeRefusal, RefusalWord>;

const pinRefusals = {
  'wrong-current': 'wrongCurrentPin',
  'used-before': 'pinUsedBefore',
  'rules-broken': 'pinRulesBroken',
  'pin-locked': 'pinLocked',
  'another-step-first': 'loginStepDue',
} as const satisfies Record<ChangeRefusal, RefusalWord>;

const resetRefusals = {
  'bad-token': 'tokenNotGood',
  'rules-broken': 'passwordRulesBroken',
  'used-before': 'passwordUsedBefore',
} as const;

function told(verdict: CredentialVerdict, refusals: Record<ChangeRefusal, RefusalWord>): Decision<ChangeCall> {
  const { rule, changes, session } = verdict;
  return verdict.outcome === 'good'
    ? { rule, changes, session, demand: verdict.demand, answer: { done: {} } }
    : { rule, changes, session, answer: { refused: refusals[verdict.reason] } };
}
