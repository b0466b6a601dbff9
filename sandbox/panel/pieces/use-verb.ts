import { useState } from 'react';

/** One section's verbs: whether one is under way, and why the last one failed, to be said where it was asked for. */
export interface VerbInHand {
  readonly busy: boolean;
  readonly problem: string | undefined;
  /** Runs one verb at a time; `verb` resolves to what went wrong. @returns whether it was done. */
  run(verb: () => Promise<string | undefined>): Promise<boolean>;
}

export function useVerb(): VerbInHand {
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
