import { fieldsOf, tokenOf } from '#src/api/wire/wire.ts';

/** Steps between sign-in and the accounts. */
export interface LoginFlow {
  readonly termsNotAccepted: boolean;
  readonly forcePasswordChange: boolean;
  readonly forcePinChange: boolean;
}

const steps = {
  termsNotAccepted: 'terms-and-conditions',
  forcePasswordChange: 'change-password',
  forcePinChange: 'change-pin',
} as const satisfies Record<keyof LoginFlow, string>;

/**
 * Reads the list of steps, or the count of steps done, in the order terms, password, PIN. Other kinds of step are
 * ignored. Undefined for anything else.
 */
export function toLoginFlow(answer: unknown): LoginFlow | undefined {
  const { userLoginFlowDTOList: flow } = fieldsOf(answer);
  if (typeof flow === 'number') {
    return { termsNotAccepted: flow < 1, forcePasswordChange: flow < 2, forcePinChange: flow < 3 };
  }
  if (!Array.isArray(flow)) return undefined;
  const named = flow.map(namesOf);
  // An unreadable step might be mandatory, so the answer is rejected.
  if (named.some((names) => names.length === 0)) return undefined;
  const pending = new Set(named.flat());
  return {
    termsNotAccepted: pending.has(steps.termsNotAccepted),
    forcePasswordChange: pending.has(steps.forcePasswordChange),
    forcePinChange: pending.has(steps.forcePinChange),
  };
}

export function isChangeNeeded(flow: LoginFlow): boolean {
  return flow.termsNotAccepted || flow.forcePasswordChange || flow.forcePinChange;
}

/** A step is identified by its id or its form. */
function namesOf(entry: unknown): readonly string[] {
  const { id, uiComponentName } = fieldsOf(fieldsOf(entry).loginConfigDTO);
  return [tokenOf(id), tokenOf(uiComponentName)].filter((name) => name !== undefined);
}
