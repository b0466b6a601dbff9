import { useState } from 'react';

/** Whether one of a section's verbs is running, and why the last one failed. */
export interface VerbRunner {
  readonly busy: boolean;
  readonly problem: string | undefined;
  /** Runs one verb at a time; `verb` resolves to a problem, if any. @returns whether it succeeded. */
  run(verb: () => Promise<string | undefined>): Promise<boolean>;
}

export function useVerb(): VerbRunner {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  return {
    busy,
    problem,
    async run(verb) {
      if (busy) return false;
      setBusy(true);
      setProblem(undefined);
      const failure = await verb();
      setProblem(failure);
      setBusy(false);
      return failure === undefined;
    },
  };
}
