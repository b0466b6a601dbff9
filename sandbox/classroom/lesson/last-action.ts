import type { JournalHead, RequestHead } from '#sandbox/control/journal/journal.ts';
import { operations } from '#sandbox/http/operations.generated.ts';

/** `Confirm a payment`, with `refused` where the bank said no: the last thing that was more than looking, or the last at all. */
export function lastAction(entries: readonly JournalHead[]): string | null {
  const asked = entries.filter(
    (entry): entry is RequestHead => entry.kind === 'request' && entry.operationId !== null && !isPlumbing(entry),
  );
  const entry = asked.findLast(({ request }) => request.method !== 'GET') ?? asked.at(-1);
  if (entry === undefined) return null;
  const summary = operationOf(entry)?.summary ?? '';
  // 417 asks for a code: nothing was refused.
  if (entry.status === 417) return `${summary}: asked for a code`;
  if (entry.status === 0) return `${summary}: no answer`;
  return entry.status >= 400 ? `${summary}: refused` : summary;
}

/** What the app asks by itself. */
const plumbing: readonly string[] = ['Session', 'Second factor'];

function isPlumbing(entry: RequestHead): boolean {
  const { tag, summary } = operationOf(entry) ?? {};
  return summary !== 'Log out' && (tag === undefined || plumbing.includes(tag));
}

function operationOf({ operationId }: RequestHead) {
  return (operations as Readonly<Record<string, { readonly tag: string; readonly summary: string }>>)[
    operationId ?? ''
  ];
}
