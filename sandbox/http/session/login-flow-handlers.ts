import type { LoginStep } from '#sandbox/bank/records/user.ts';
import { loginStepsLeft, stepsDoneBy, validateStepCompleted } from '#sandbox/bank/session/login-steps.ts';
import type { Handlers } from '#sandbox/http/pipeline/handler.ts';

/** The steps' names on the wire. */
const stepIds = {
  terms: 'terms-and-conditions',
  password: 'change-password',
  pin: 'change-pin',
} as const satisfies Record<LoginStep, string>;

export const loginFlowHandlers = {
  getLoginFlow: {
    serves: 'customer',
    whileStepsAreDue: true,
    decide: ({ customer: { user } }) => {
      const left = loginStepsLeft(user);
      const rule = left.length === 0 ? 'login-flow.no-step-left' : 'login-flow.steps-left';
      if (user.loginFlowAs === 'number') return { rule, answer: { done: { userLoginFlowDTOList: stepsDoneBy(user) } } };
      return {
        rule,
        answer: {
          done: {
            userLoginFlowDTOList: left.map((step, index) => ({
              loginConfigDTO: {
                id: stepIds[step],
                uiComponentName: stepIds[step],
                displayOrder: index + 1,
                mandatory: true,
              },
            })),
          },
        },
      };
    },
  },
  completeLoginStep: {
    serves: 'customer',
    whileStepsAreDue: true,
    decide: ({ customer, body }) => {
      const verdict = validateStepCompleted(customer.user, stepNamed(body.loginConfigId));
      const { rule } = verdict;
      return verdict.outcome === 'done'
        ? { rule, changes: verdict.changes, answer: { done: {} } }
        : { rule, answer: { refused: 'notPossible' } };
    },
  },
} satisfies Partial<Handlers>;

function stepNamed(id: string): LoginStep | undefined {
  const steps = Object.keys(stepIds) as LoginStep[];
  return steps.find((step) => stepIds[step] === id);
}
