import { useState } from 'react';

/** Whether one of a section's actions is running, and why the last one failed. */
export interface ActionRunner {
  readonly busy: boolean;
  readonly problem: string | undefined;
  /** Runs one action at a time; it resolves to a problem, if any. @returns whether it succeeded. */
  run(action: () => Promise<string | undefined>): Promise<boolean>;
}

export function useAction(): ActionRunner {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  return {
    busy,
    problem,
    async run(action) {
      if (busy) return false;
      setBusy(true);
      setProblem(undefined);
      const failure = await action();
      setProblem(failure);
      setBusy(false);
      return failure === undefined;
    },
  };
}
