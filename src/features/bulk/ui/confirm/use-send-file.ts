import { useCallback, useEffect, useRef, useState } from 'react';
import type { BulkApproval, RowWarning } from '#src/api/bulk/bulk-orders.ts';
import { createUpload, fileRead, type UploadOutcome } from '#src/api/bulk/bulk-run.ts';
import { type BankError, toBankError } from '#src/api/messages/bank-error.ts';
import { delayAfter } from '#src/api/orders/ledger.ts';
import { useAppDispatch } from '#src/api/store/hooks.ts';
import { bulkFileText } from '#src/banking/orders/request-copy.ts';
import { useFormNote } from '#src/banking/orders/use-form-note.ts';
import { useAct } from '#src/banking/page/use-act.ts';
import { type CheckedFile, useCheckedFile } from '#src/features/bulk/ui/checked-file.ts';
import { changedFileMessage } from '#src/features/bulk/ui/home/use-upload.ts';
import { base64Of } from '#src/kernel/base64.ts';
import { money } from '#src/kernel/money.ts';
import { useIsMounted } from '#src/ui/page/use-is-mounted.ts';

type Step =
  | { readonly status: 'review' | 'sending' }
  | { readonly status: 'unknown'; readonly error: BankError; readonly isAsking: boolean }
  /** The bank has the file and checks it. */
  | { readonly status: 'checking' | 'failed' | 'verified'; readonly id: string }
  | { readonly status: 'done'; readonly id: string; readonly approval: BulkApproval };

export interface Sending {
  readonly step: Step;
  /** Why the last attempt was refused. */
  readonly error: BankError | undefined;
  /** Payments that the bank would reject. It is sent all the same if the customer presses again. */
  readonly warnings: readonly RowWarning[];
  /** The customer tried to leave while the bank was answering. */
  readonly isHeld: boolean;
  /** What is authorised, worded to follow "To pay …". */
  readonly confirms: string;
  readonly send: () => void;
  readonly askAgain: () => void;
  readonly authorised: (approval: BulkApproval) => void;
}

/** How long after an upload, and after each look, the bank is asked how far it has come. */
const pollMs = 5_000;

/**
 * Uploads a file once and follows the bank's check. A lost answer is looked up; nothing is sent again, and a file that may
 * have been sent is no longer offered when the customer comes back to this page.
 */
export function useSendFile(file: CheckedFile): Sending {
  const dispatch = useAppDispatch();
  const [step, setStep] = useState<Step>({ status: 'review' });
  const [error, setError] = useState<BankError>();
  const [warnings, setWarnings] = useState<readonly RowWarning[]>([]);
  const { setFile: setChecked } = useCheckedFile();
  const run = useRef<() => Promise<UploadOutcome>>(undefined);
  const note = useFormNote('upload');
  const { act, isActing, isHeld } = useAct();
  const isMounted = useIsMounted();
  const asked = useRef(0);
  const party = file.account.customerId;
  const confirms = bulkFileText(file.fileName, file.rows.length, money(file.totalMinor, 'GBP'));

  const attempt = useCallback(async () => {
    setError(undefined);
    if (run.current === undefined) {
      const { fileName, content, rows, totalMinor, account, payOn } = file;
      const total = money(totalMinor, 'GBP');
      const order = { party, account, payOn, fileName, content, count: rows.length, total, confirms };
      run.current = dispatch(createUpload(order, note));
    }
    await act(run.current, (outcome) => {
      if (outcome.outcome === 'uploaded' || outcome.outcome === 'unknown') setChecked(undefined);
      if (outcome.outcome === 'warned') setWarnings(outcome.warnings);
      if (outcome.outcome === 'refused') setError(outcome.error);
      setStep(stepAfter(outcome));
    });
  }, [dispatch, act, file, party, confirms, note, setChecked]);

  const send = useCallback(async () => {
    if (isActing()) return;
    if (run.current === undefined && (await hasChanged(file))) return setError(changedError());
    setStep({ status: 'sending' });
    await attempt();
  }, [attempt, file, isActing]);

  const askAgain = useCallback(async () => {
    setStep((now) => (now.status === 'unknown' ? { ...now, isAsking: true } : now));
    await attempt();
  }, [attempt]);

  // Nobody presses anything while the outcome is unknown: the bank is asked at longer and longer intervals.
  useEffect(() => {
    if (step.status !== 'unknown' || step.isAsking) return;
    asked.current += 1;
    const delay = delayAfter(asked.current);
    const timer = setTimeout(() => void askAgain(), delay);
    return () => clearTimeout(timer);
  }, [step, askAgain]);

  // A failed look says nothing about the file, so the next one follows in silence.
  useEffect(() => {
    if (step.status !== 'checking') return;
    const { id } = step;
    const timer = setInterval(async () => {
      const read = await dispatch(fileRead({ party, id }));
      if (!isMounted() || read === undefined || read.status === 'UPLOADED') return;
      setStep((now) =>
        now.status === 'checking' ? { status: read.status === 'ERROR' ? 'failed' : 'verified', id } : now,
      );
    }, pollMs);
    return () => clearInterval(timer);
  }, [step, dispatch, party, isMounted]);

  return {
    step,
    error,
    warnings,
    isHeld,
    confirms,
    send: () => void send(),
    askAgain: () => void askAgain(),
    authorised: (approval) => setStep((now) => ('id' in now ? { status: 'done', id: now.id, approval } : now)),
  };
}

function stepAfter(outcome: UploadOutcome): Step {
  switch (outcome.outcome) {
    case 'uploaded':
      return { status: 'checking', id: outcome.id };
    case 'unknown':
      return { status: 'unknown', error: outcome.error, isAsking: false };
    case 'warned':
    case 'refused':
      return { status: 'review' };
    default:
      return outcome satisfies never;
  }
}

/** The file is sent as it was checked. If it has changed on disk since, the customer may mean the new one. */
async function hasChanged({ source, content }: CheckedFile): Promise<boolean> {
  try {
    return base64Of(new Uint8Array(await source.arrayBuffer())) !== content;
  } catch {
    return true;
  }
}

function changedError(): BankError {
  return {
    ...toBankError({ kind: 'fault', fault: 'unreadable', isUnsent: true }),
    message: changedFileMessage,
  };
}
