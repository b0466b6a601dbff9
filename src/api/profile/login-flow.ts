import { fieldsOf, tokenOf } from '#src/api/wire/wire.ts';

/** What stands between a customer who has just signed in and the accounts. */
export interface LoginFlow {
  readonly termsNotAccepted: boolean;
  readonly forcePasswordChange: boolean;
  readonly forcePinChange: boolean;
}

/** The step of each flag, as the bank names it. That of the PIN is assumed. */
const steps = {
  termsNotAccepted: 'terms-and-conditions',
  forcePasswordChange: 'change-password',
  forcePinChange: 'change-pin',
} as const satisfies Record<keyof LoginFlow, string>;

/**
 * Reads the list of steps, or its numeric form, which counts the steps already done: 0 leaves terms, password and PIN,
 * 1 password and PIN, 2 the PIN, 3 none. Steps of other kinds are not asked for here. Undefined for neither form.
 */
export function toLoginFlow(answer: unknown): LoginFlow | undefined {
  const { userLoginFlowDTOList: flow } = fieldsOf(answer);
  if (typeof flow === 'number') {
    return { termsNotAccepted: flow < 1, forcePasswordChange: flow < 2, forcePinChange: flow < 3 };
  }
  if (!Array.isArray(flow)) return undefined;
  const named = flow.map(namesOf);
  // A step nobody can tell could be one that must be done: better no answer than a way past it.
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

/** A step is known by its id or by the form it asks for. */
function namesOf(entry: unknown): readonly string[] {
  const { id, uiComponentName } = fieldsOf(fieldsOf(entry).loginConfigDTO);
  return [tokenOf(id), tokenOf(uiComponentName)].filter((name) => name !== undefined);
}
