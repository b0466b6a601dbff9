import { fieldsOf, isList, tokenOf, type Wire } from '#src/api/wire/wire.ts';

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
export function toLoginFlow(answer: Wire<'LoginFlowAnswer'>): LoginFlow | undefined {
  const { userLoginFlowDTOList: flow } = fieldsOf(answer);
  const done: unknown = flow;
  if (typeof done === 'number') {
    return { termsNotAccepted: done < 1, forcePasswordChange: done < 2, forcePinChange: done < 3 };
  }
  if (!isList(flow)) return undefined;
  const named = flow.map((entry) => namesOf(fieldsOf(entry).loginConfigDTO));
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
function namesOf(step: Wire<'LoginStep'>): readonly string[] {
  const { id, uiComponentName } = fieldsOf(step);
  return [tokenOf(id), tokenOf(uiComponentName)].filter((name) => name !== undefined);
}
