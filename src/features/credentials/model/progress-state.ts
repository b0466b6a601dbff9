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
export function readProgressState(saved: unknown): StepProgress | undefined {
  if (typeof saved !== 'object' || saved === null || !('progress' in saved)) return undefined;
  const { progress } = saved;
  if (typeof progress !== 'object' || progress === null || !('steps' in progress) || !('at' in progress))
    return undefined;
  const { steps, at } = progress;
  if (!Array.isArray(steps) || !steps.every(isStep) || typeof at !== 'number') return undefined;
  return steps[at] === undefined ? undefined : { steps, at };
}

/** Where to continue after a reload: the same step if the bank agrees, otherwise whatever is due now. */
export function resumedProgress(saved: StepProgress | undefined, flags: CredentialFlags): StepProgress {
  const fromStart = { steps: credentialSteps(flags), at: 0 };
  if (saved === undefined) return fromStart;
  const next = nextProgress(saved, flags);
  const isThere = next === undefined || isConfirmationPage(saved, flags);
  return isThere ? saved : (next ?? fromStart);
}

/** A confirmation page before the next step. */
function isConfirmationPage({ steps, at }: StepProgress, flags: CredentialFlags): boolean {
  const step = steps[at];
  if (step !== 'welcome' && step !== 'passChanged') return false;
  const [due = 'success'] = credentialSteps({ ...flags, isFirstTime: false });
  return steps[at + 1] === due;
}

function isStep(step: unknown): step is CredentialStep {
  return typeof step === 'string' && Object.hasOwn(stepTitles, step);
}
