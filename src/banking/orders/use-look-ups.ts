import { useState } from 'react';
import { lookUpDecisions } from '#src/api/approvals/look-up-decisions.ts';
import { lookUpFiles } from '#src/api/bulk/look-up-files.ts';
import { lookUpBooks } from '#src/api/cheques/look-up-books.ts';
import { clock } from '#src/api/environment/bank-clock.ts';
import { lookUpInstructions } from '#src/api/instructions/look-up-instructions.ts';
import { lookUpMessages } from '#src/api/mail/message-run.ts';
import { delayAfter, type MarkedNote } from '#src/api/orders/ledger.ts';
import type { MarkedKind } from '#src/api/orders/order-kinds.ts';
import { lookUpPayees } from '#src/api/payees/look-up-payees.ts';
import { type AppThunk, useAppDispatch } from '#src/api/store/hooks.ts';
import { epochMsOf, type Instant, instantFromMs } from '#src/kernel/instant.ts';
import { useBackOff } from './use-back-off.ts';

/** Each reads the lists of its area. */
const lookUps: readonly {
  readonly kinds: readonly MarkedKind[];
  readonly lookUp: (notes: readonly MarkedNote[]) => AppThunk<Promise<void>>;
}[] = [
  { kinds: ['message'], lookUp: lookUpMessages },
  { kinds: ['upload', 'authorisation'], lookUp: lookUpFiles },
  { kinds: ['cheque-book', 'pay-in-book'], lookUp: lookUpBooks },
  { kinds: ['approval', 'decline'], lookUp: lookUpDecisions },
  { kinds: ['cancellation', 'stop', 'debit-stop', 'edit'], lookUp: lookUpInstructions },
  { kinds: ['payee', 'payee-change'], lookUp: lookUpPayees },
];

export interface LookUps {
  readonly isChecking: boolean;
  readonly nextAt: Instant | undefined;
  readonly check: () => void;
}

interface Looked {
  /** The notes that were looked up. */
  readonly of: string;
  readonly checks: number;
  readonly nextAt: Instant;
}

/** Looks orders in doubt up: at once, and then at longer and longer intervals. */
export function useLookUps(notes: readonly MarkedNote[]): LookUps {
  const dispatch = useAppDispatch();
  const [isChecking, setChecking] = useState(false);
  const [looked, setLooked] = useState<Looked>();
  const open = notes.filter(({ result }) => result === undefined);
  const names = open.map(({ at }) => at).join(' ');
  const checks = looked?.of === names ? looked.checks : 0;

  async function check(): Promise<void> {
    setChecking(true);
    await Promise.all(
      lookUps.map(({ kinds, lookUp }) => {
        const ofKinds = open.filter(({ kind }) => kinds.includes(kind));
        return ofKinds.length > 0 && dispatch(lookUp(ofKinds));
      }),
    );
    const nextAt = instantFromMs(epochMsOf(clock.businessNow()) + delayAfter(checks + 1));
    setLooked({ of: names, checks: checks + 1, nextAt });
    setChecking(false);
  }

  useBackOff({
    due: names === '' || isChecking ? undefined : `${names} ${checks}`,
    looks: () => checks,
    ask: () => void check(),
  });

  return { isChecking, nextAt: looked?.of === names ? looked.nextAt : undefined, check: () => void check() };
}
