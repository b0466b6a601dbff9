import {
  type CredentialFlags,
  type CredentialStep,
  credentialSteps,
  stepTitles,
  type Way,
  wayOn,
} from './flow-steps.ts';

/** The history state that survives a reload: the steps, and the one reached. */
export function keptWay(way: Way): { readonly way: Way } {
  return { way };
}

/** The steps before a reload; undefined for anything this app did not write. */
export function readKeptWay(kept: unknown): Way | undefined {
  if (typeof kept !== 'object' || kept === null || !('way' in kept)) return undefined;
  const { way } = kept;
  if (typeof way !== 'object' || way === null || !('steps' in way) || !('at' in way)) return undefined;
  const { steps, at } = way;
  if (!Array.isArray(steps) || !steps.every(isStep) || typeof at !== 'number') return undefined;
  return steps[at] === undefined ? undefined : { steps, at };
}

/** Where to continue after a reload: the same step if the bank agrees, otherwise whatever is due now. */
export function resumedWay(kept: Way | undefined, flags: CredentialFlags): Way {
  const afresh = { steps: credentialSteps(flags), at: 0 };
  if (kept === undefined) return afresh;
  const next = wayOn(kept, flags);
  const isThere = next === undefined || isRestingPlace(kept, flags);
  return isThere ? kept : (next ?? afresh);
}

/** A confirmation page between two steps, the next of which is due. */
function isRestingPlace({ steps, at }: Way, flags: CredentialFlags): boolean {
  const step = steps[at];
  if (step !== 'welcome' && step !== 'passChanged') return false;
  const [due = 'success'] = credentialSteps({ ...flags, isFirstTime: false });
  return steps[at + 1] === due;
}

function isStep(step: unknown): step is CredentialStep {
  return typeof step === 'string' && Object.hasOwn(stepTitles, step);
}
