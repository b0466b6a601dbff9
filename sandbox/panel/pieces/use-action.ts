import { useContext, useState } from 'react';
import type { AccountBalance } from '#sandbox/control/queries/control-balances.ts';
import { createTurns } from '#sandbox/control/turns.ts';
import { movedText } from './moved-text.ts';
import { PanelContext, type PanelUse } from './panel-context.tsx';

/** What an action came to, in words. */
export interface Told {
  /** Where it was pressed, of several places in one section. */
  readonly place: string;
  readonly problem?: string;
  readonly said?: string;
}

interface Saying {
  /** What was done, as a sentence; with it the money that moved is told. */
  readonly says?: string | (() => string);
  readonly place?: string;
}

/** Whether one of a section's actions is running, and what the last one came to. */
export interface ActionRunner {
  readonly busy: boolean;
  readonly told: Told;
  /**
   * Runs one action at a time: one that is asked for meanwhile follows. The action resolves to a problem, if any.
   * @returns whether it succeeded.
   */
  run(action: () => Promise<string | undefined>, saying?: Saying): Promise<boolean>;
  /** What came of it is no longer told. */
  forget(): void;
}

export function useAction(): ActionRunner {
  const panel = useContext(PanelContext);
  const [waiting, setWaiting] = useState(0);
  const [told, setTold] = useState<Told>({ place: '' });
  const [inTurn] = useState(createTurns);
  return {
    busy: waiting > 0,
    told,
    forget: () => setTold({ place: '' }),
    async run(action, { says, place = '' } = {}) {
      setWaiting((count) => count + 1);
      try {
        const { problem, said } = await inTurn(() => {
          setTold({ place });
          return tellOf(panel, action, says);
        });
        setTold({ place, ...(problem !== undefined && { problem }), ...(said !== undefined && { said }) });
        return problem === undefined;
      } finally {
        setWaiting((count) => count - 1);
      }
    },
  };
}

/** Does something, and says what came of it. */
export async function tellOf(
  panel: PanelUse | undefined,
  action: () => Promise<string | undefined>,
  says: Saying['says'],
): Promise<Omit<Told, 'place'>> {
  const before = says === undefined ? [] : await balancesNow(panel);
  const problem = await action();
  if (problem !== undefined) return { problem };
  if (says === undefined) return {};
  const moved = movedText(before, before.length === 0 ? [] : await balancesNow(panel));
  const what = typeof says === 'string' ? says : says();
  return { said: `Done: ${what}${moved === '' ? '' : ` Balances: ${moved}.`}` };
}

/** For a customer who has called the bank; it would have to be copied to look at any other. */
async function balancesNow(panel: PanelUse | undefined): Promise<readonly AccountBalance[]> {
  if (panel === undefined || !panel.calls.some(({ customer }) => customer === panel.customer.persona)) return [];
  try {
    const told = await panel.store.ask((bank) => bank.balances(panel.customer.persona));
    return told.outcome === 'done' ? told.balances : [];
  } catch {
    return [];
  }
}
