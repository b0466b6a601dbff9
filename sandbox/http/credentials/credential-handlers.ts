import type { ResetTokenRecord } from '#sandbox/bank/records/reset-token.ts';
import type { CredentialVerdict } from '#sandbox/bank/security/credential-changes.ts';
import { validatePasswordChange, validatePinChange } from '#sandbox/bank/security/credential-changes.ts';
import { validateReset, validateToken } from '#sandbox/bank/security/reset-tokens.ts';
import type { Decision, Handlers } from '#sandbox/http/pipeline/handler.ts';

/** Assumed: the names of the policies. */
const policyNames = { retail: 'RETAIL', corporate: 'CORPORATE' } as const satisfies Record<
  ResetTokenRecord['policy'],
  string
>;

export const credentialHandlers = {
  changePassword: {
    serves: 'customer',
    whileStepsAreDue: true,
    decide: ({ bank, customer, body }) => changeDecision('password', validatePasswordChange(bank, customer, body)),
  },
  changeTransactionPin: {
    serves: 'customer',
    whileStepsAreDue: true,
    decide: ({ bank, customer, body }) => changeDecision('pin', validatePinChange(bank, customer, body)),
  },
  resetPassword: {
    serves: 'visitor',
    decide: ({ bank, session: asking, body, confirmedAs }) => {
      const verdict = validateReset(bank, asking, body.token, body.newPassword, confirmedAs);
      const { rule, changes, session } = verdict;
      if (verdict.outcome === 'refused') {
        return { rule, changes, session, answer: { refused: resetRefusals[verdict.reason] } };
      }
      const { requiredConfirmation, user: counted, opening } = verdict;
      const confirmed = { requiredConfirmation, counted, opening };
      return { rule, changes, session, ...confirmed, answer: changed('password', verdict) };
    },
  },
  checkResetToken: {
    serves: 'visitor',
    decide: ({ bank, path }) => {
      const { rule, good, changes } = validateToken(bank, path.token);
      return { rule, changes, answer: { done: { tokenValid: good !== undefined } } };
    },
  },
  getPasswordPolicy: {
    serves: 'visitor',
    decide: ({ bank, query }) => {
      const { rule, good, changes } = validateToken(bank, query.token);
      return good === undefined
        ? { rule, changes, answer: { refused: 'tokenNotGood' } }
        : { rule, changes, answer: { done: { passwordPolicyDTO: { name: policyNames[good.token.policy] } } } };
    },
  },
} satisfies Partial<Handlers>;

type ChangeCall = 'changePassword' | 'changeTransactionPin';
type ChangeRefusal = Extract<CredentialVerdict, { outcome: 'refused' }>['reason'];
type RefusalWord = Extract<Decision<ChangeCall>['answer'], { refused: unknown }>['refused'];

type Credential = 'password' | 'pin';

const changeRefusals = {
  'wrong-current': { password: 'wrongCurrentPassword', pin: 'wrongCurrentPin' },
  'used-before': { password: 'passwordUsedBefore', pin: 'pinUsedBefore' },
  'rules-broken': { password: 'passwordRulesBroken', pin: 'pinRulesBroken' },
  locked: { password: 'locked', pin: 'pinLocked' },
  'customer-locked': { password: 'locked', pin: 'locked' },
  'another-step-first': { password: 'loginStepDue', pin: 'loginStepDue' },
} as const satisfies Record<ChangeRefusal, Record<Credential, RefusalWord>>;

const resetRefusals = {
  'bad-token': 'tokenNotGood',
  'rules-broken': 'passwordRulesBroken',
  'used-before': 'passwordUsedBefore',
} as const;

function changeDecision(of: Credential, verdict: CredentialVerdict): Decision<ChangeCall> {
  const { rule, changes, session } = verdict;
  if (verdict.outcome === 'refused') {
    return {
      rule,
      changes,
      session,
      answer: { refused: changeRefusals[verdict.reason][of], attemptsLeft: verdict.attemptsLeft },
    };
  }
  const { requiredConfirmation, counted } = verdict;
  return { rule, changes, session, requiredConfirmation, counted, answer: changed(of, verdict) };
}

function changed(of: Credential, { referenceNumber }: { readonly referenceNumber: string }) {
  const type = of === 'password' ? 'PASSWORD' : 'PIN';
  return { done: { type }, says: { referenceNumber } } as const;
}
