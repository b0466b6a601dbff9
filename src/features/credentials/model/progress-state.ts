import {
  type CredentialFlags,
  type CredentialStep,
  credentialSteps,
  nextProgress,
  type StepProgress,
  stepTitles,
} from './flow-steps.ts';

/** The history state that survives a reload: the steps, and the one reached. */
export function progressState(progress: StepProgress): { readonly progress: StepProgress } {
  return { progress };
}

/** The steps before a reload; undefined for anything this app did not write. */
export function readProgressState(kept: unknown): StepProgress | undefined {
  if (typeof kept !== 'object' || kept === null || !('progress' in kept)) return undefined;
  const { progress } = kept;
  if (typeof progress !== 'object' || progress === null || !('steps' in progress) || !('at' in progress))
    return undefined;
  const { steps, at } = progress;
  if (!Array.isArray(steps) || !steps.every(isStep) || typeof at !== 'number') return undefined;
  return steps[at] === undefined ? undefined : { steps, at };
}

/** Where to continue after a reload: the same step if the bank agrees, otherwise whatever is due now. */
export function resumedProgress(kept: StepProgress | undefined, flags: CredentialFlags): StepProgress {
  const fromStart = { steps: credentialSteps(flags), at: 0 };
  if (kept === undefined) return fromStart;
  const next = nextProgress(kept, flags);
  const isThere = next === undefined || isConfirmationPage(kept, flags);
  return isThere ? kept : (next ?? fromStart);
}

/** A confirmation page between two steps, the next of which is due. */
function isConfirmationPage({ steps, at }: StepProgress, flags: CredentialFlags): boolean {
  const step = steps[at];
  if (step !== 'welcome' && step !== 'passChanged') return false;
  const [due = 'success'] = credentialSteps({ ...flags, isFirstTime: false });
  return steps[at + 1] === due;
}

function isStep(step: unknown): step is CredentialStep {
  return typeof step === 'string' && Object.hasOwn(stepTitles, step);
}
