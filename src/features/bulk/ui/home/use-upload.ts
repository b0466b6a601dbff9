import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Account } from '#src/api/accounts/account.ts';
import { useGetBulkLimitsQuery } from '#src/api/bulk/bulk-files.ts';
import { nameUsedCall } from '#src/api/bulk/find-file.ts';
import { clock } from '#src/api/environment/bank-clock.ts';
import { refusalMessage } from '#src/api/messages/refusals.ts';
import { useAppDispatch } from '#src/api/store/hooks.ts';
import { uncachedQuery } from '#src/api/store/uncached-query.ts';
import { failedCalls } from '#src/banking/page/failed-calls.ts';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import workerUrl from '#src/features/bulk/check-file.worker.ts?worker&url';
import { checkAmounts } from '#src/features/bulk/model/check-amounts.ts';
import { mostBytes, type WrongRow } from '#src/features/bulk/model/reading/bulk-row.ts';
import type { FileChecked, FileToCheck, Progress } from '#src/features/bulk/model/reading/check-file.ts';
import { validateFileName } from '#src/features/bulk/model/reading/file-name.ts';
import { shownErrors } from '#src/features/bulk/model/warning-copy.ts';
import { useCheckedFile } from '#src/features/bulk/ui/checked-file.ts';
import { addDays, type CalendarDay, londonDayOf } from '#src/kernel/calendar.ts';
import { inWorker } from '#src/kernel/in-worker.ts';
import type { Money } from '#src/kernel/money.ts';
import { hasMistakes, mistakesOf } from '#src/rules/mistakes.ts';
import { useForm } from '#src/ui/fields/use-form.ts';

/** A file that takes longer than this to read is not an ordinary file of payments. */
const longestMs = 20_000;

const unreadable: FileChecked = {
  outcome: 'refused',
  messages: ['This file could not be read. Please save it again as .csv and retry.'],
};

/** Checks a file in a worker. Undefined once cancelled. */
function checkInWorker(
  request: FileToCheck,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<FileChecked | undefined> {
  const asked = { request, onProgress, signal, longestMs, onPage: checkOnPage };
  return inWorker<FileToCheck, FileChecked, Progress>(workerUrl, asked).catch(() => unreadable);
}

/** Loaded only if needed: the worker has its own copy. */
async function checkOnPage(request: FileToCheck, onProgress: (progress: Progress) => void): Promise<FileChecked> {
  return (await import('#src/features/bulk/model/reading/check-file.ts')).checkFile(request, onProgress);
}

/** How far ahead a file may be dated. */
export const mostDaysAhead = 90;

/** In the order they appear. */
const uploadFields = ['date', 'file'] as const;

export const changedFileMessage = 'This file has been changed or moved since you chose it. Please choose it again.';

const nameUsed = uncachedQuery(nameUsedCall);

/** Checks a chosen file without sending it to the bank, then shows it for confirmation. */
export function useUpload(account: Account) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { telephones } = useRuntimeConfig();
  const { setFile: setChecked } = useCheckedFile();
  const limits = useGetBulkLimitsQuery({ party: account.customerId }, { refetchOnMountOrArgChange: true });
  const [today] = useState(() => londonDayOf(clock.businessNow()));
  const [payOn, setPayOn] = useState<CalendarDay | undefined>(today);
  const [file, setFile] = useState<File>();
  /** What else is wrong with the file than its field says. */
  const [moreMessages, setMoreMessages] = useState<readonly string[]>([]);
  const [wrongRows, setWrongRows] = useState<readonly WrongRow[]>([]);
  const form = useForm({ fields: uploadFields, onSubmit: () => void check() });
  const [progress, setProgress] = useState<Progress>();
  const checking = useRef<AbortController>(undefined);

  useEffect(() => () => checking.current?.abort(), []);

  function failFile([first, ...more]: readonly string[]) {
    setMoreMessages(more);
    form.fail(mistakesOf({ file: first }));
  }

  function choose(files: readonly File[]) {
    const [first, second] = files;
    if (second !== undefined) return failFile(['Please choose one file at a time.']);
    setFile(first);
    setMoreMessages([]);
    setWrongRows([]);
    form.changed(['file']);
  }

  async function check() {
    const found = mistakesOf({ date: dateMistake(payOn, today), file: fileMistake(file) });
    setMoreMessages([]);
    setWrongRows([]);
    if (hasMistakes(found) || file === undefined || payOn === undefined) return form.fail(found);
    const controller = new AbortController();
    checking.current = controller;
    setProgress({ done: 0, of: 0 });
    const arg = { party: account.customerId, fileName: file.name };
    const [known, used] = await Promise.all([
      limits.currentData ?? limits.refetch().then(({ data }) => data),
      dispatch(nameUsed(arg, controller.signal)),
    ]);
    // Without limits nothing can be checked, so nothing goes on.
    if (known === undefined || controller.signal.aborted) return setProgress(undefined);
    // Where the bank cannot be asked now, it refuses the name later.
    if ('data' in used && used.data) {
      setProgress(undefined);
      return failFile([refusalMessage({ status: 400, code: 'DIGX_FU_003' })]);
    }
    const result = await checked(file, setProgress, controller.signal);
    if (result === undefined || controller.signal.aborted) return;
    setProgress(undefined);
    if (result.outcome === 'refused') {
      setWrongRows(result.wrongRows ?? []);
      return failFile(shownErrors(result.messages));
    }
    const messages = checkAmounts({
      amountsMinor: result.rows.map(({ minor }) => minor),
      limits: known,
      available: account.availableBalance as Money<'GBP'> | undefined,
      isToday: payOn === today,
      helpdesk: telephones.helpdesk,
    });
    if (messages.length > 0) return failFile(messages);
    const { rows, totalMinor, content } = result;
    setChecked({ source: file, fileName: file.name, content, rows, totalMinor, account, payOn });
    navigate('/payments/bulk/confirm');
  }

  return {
    today,
    payOn,
    file,
    form,
    errors: [...form.errors(), ...moreMessages.map((message) => ({ message, fieldId: form.idOf('file') }))],
    wrongRows,
    progress,
    failedLimits: failedCalls([limits]),
    setPayOn,
    choose,
    cancel() {
      checking.current?.abort();
      setProgress(undefined);
    },
  };
}

function dateMistake(day: CalendarDay | undefined, today: CalendarDay): string | undefined {
  if (day === undefined) return 'On what date should the payments be made?';
  const isPossible = day >= today && day <= addDays(today, mostDaysAhead);
  return isPossible ? undefined : 'Please choose a date from today to 90 days ahead.';
}

/** What needs no reading. */
function fileMistake(file: File | undefined): string | undefined {
  if (file === undefined) return 'Please choose a file.';
  const named = validateFileName(file.name);
  if (named.outcome === 'refused') return named.message;
  return file.size > mostBytes ? 'This file is larger than 5 MB. Please split it into smaller files.' : undefined;
}

async function checked(
  file: File,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<FileChecked | undefined> {
  let bytes: ArrayBuffer;
  try {
    bytes = await file.arrayBuffer();
  } catch {
    return { outcome: 'refused', messages: [changedFileMessage] };
  }
  return checkInWorker({ fileName: file.name, bytes }, onProgress, signal);
}
