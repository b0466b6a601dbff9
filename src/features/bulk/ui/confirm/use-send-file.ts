import { useEffect, useRef, useState } from 'react';
import type { BulkApproval, RowWarning } from '#src/api/bulk/bulk-orders.ts';
import { createUpload, fileRead, type UploadOutcome } from '#src/api/bulk/bulk-run.ts';
import { type BankError, toBankError } from '#src/api/messages/bank-error.ts';
import { useAppDispatch } from '#src/api/store/hooks.ts';
import { bulkFileText } from '#src/banking/orders/request-copy.ts';
import { useFormNote } from '#src/banking/orders/use-form-note.ts';
import { type OrderNow, useOrder } from '#src/banking/orders/use-order.ts';
import { useHeldAct } from '#src/banking/page/use-act.ts';
import { type CheckedFile, useCheckedFile } from '#src/features/bulk/ui/checked-file.ts';
import { changedFileMessage } from '#src/features/bulk/ui/home/use-upload.ts';
import { base64Of } from '#src/kernel/base64.ts';
import { money } from '#src/kernel/money.ts';
import { useIsMounted } from '#src/ui/page/use-is-mounted.ts';

type Answer =
  /** Payments that the bank would reject. It is sent all the same if the customer presses again. */
  | { readonly status: 'warned'; readonly warnings: readonly RowWarning[] }
  | { readonly status: 'refused'; readonly error: BankError }
  | { readonly status: 'unknown'; readonly error: BankError }
  | { readonly status: 'made'; readonly id: string };

/** How far the bank has come with a file that it has. */
type Checked =
  | { readonly status: 'checking' | 'failed' | 'verified' }
  | { readonly status: 'done'; readonly approval: BulkApproval };

type Step =
  | { readonly status: 'review' | 'sending' }
  | { readonly status: 'unknown'; readonly error: BankError; readonly isAsking: boolean }
  | (Checked & { readonly id: string });

export interface Sending {
  readonly step: Step;
  /** Why the last attempt was refused. */
  readonly error: BankError | undefined;
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
  const [checked, setChecked] = useState<Checked>({ status: 'checking' });
  const [warnings, setWarnings] = useState<readonly RowWarning[]>([]);
  const { setFile } = useCheckedFile();
  const run = useRef<() => Promise<UploadOutcome>>(undefined);
  const note = useFormNote('upload');
  const acts = useHeldAct();
  const { now, send, ask } = useOrder<Answer>({ acts, isFollowed: true });
  const isMounted = useIsMounted();
  const party = file.account.customerId;
  const confirms = bulkFileText(file.fileName, file.rows.length, money(file.totalMinor, 'GBP'));
  const checkingId = now.status === 'made' && checked.status === 'checking' ? now.id : undefined;

  async function sent(): Promise<Answer> {
    if (run.current === undefined) {
      if (await hasChanged(file)) return { status: 'refused', error: changedError() };
      const { fileName, content, rows, totalMinor, account, payOn } = file;
      const total = money(totalMinor, 'GBP');
      const order = { party, account, payOn, fileName, content, count: rows.length, total, confirms };
      run.current = dispatch(createUpload(order, note));
    }
    return answerOf(await run.current());
  }

  function told(answer: Answer): void {
    if (answer.status === 'made' || answer.status === 'unknown') setFile(undefined);
    if (answer.status === 'warned') setWarnings(answer.warnings);
  }

  // A failed look says nothing about the file, so the next one follows in silence.
  useEffect(() => {
    if (checkingId === undefined) return;
    const timer = setInterval(async () => {
      const read = await dispatch(fileRead({ party, id: checkingId }));
      if (!isMounted() || read === undefined || read.status === 'UPLOADED') return;
      setChecked((last) =>
        last.status === 'checking' ? { status: read.status === 'ERROR' ? 'failed' : 'verified' } : last,
      );
    }, pollMs);
    return () => clearInterval(timer);
  }, [checkingId, dispatch, party, isMounted]);

  return {
    step: stepOf(now, checked),
    error: now.status === 'refused' ? now.error : undefined,
    warnings,
    isHeld: acts.isHeld,
    confirms,
    send: () => void send(sent, told),
    askAgain: ask,
    authorised: (approval) => setChecked({ status: 'done', approval }),
  };
}

function stepOf(now: OrderNow<Answer>, checked: Checked): Step {
  switch (now.status) {
    case 'made':
      return { ...checked, id: now.id };
    case 'sending':
    case 'unknown':
      return now;
    default:
      return { status: 'review' };
  }
}

function answerOf(outcome: UploadOutcome): Answer {
  switch (outcome.outcome) {
    case 'uploaded':
      return { status: 'made', id: outcome.id };
    case 'warned':
      return { status: 'warned', warnings: outcome.warnings };
    case 'refused':
    case 'unknown':
      return { status: outcome.outcome, error: outcome.error };
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
