import type { RequestHead } from '#sandbox/control/journal/journal.ts';
import { operationText, statusText, stubText } from './call-copy.ts';

export interface CallFilter {
  /** Each word must occur in operation, rule, status or URL; case does not matter. */
  readonly words: string;
  readonly onlyBreaches: boolean;
}

export function isBreach({ contract, breaches }: RequestHead): boolean {
  return contract === 'request-breach' || contract === 'answer-breach' || breaches.length > 0;
}

export function filterCalls(calls: readonly RequestHead[], filter: CallFilter): readonly RequestHead[] {
  const words = filter.words.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0 && !filter.onlyBreaches) return calls;
  return calls.filter((call) => {
    if (filter.onlyBreaches && !isBreach(call)) return false;
    const { operationId, rule, status, request } = call;
    const text = [
      operationText(operationId),
      rule,
      statusText(status),
      request.method,
      request.target,
      stubText(call),
    ].join(' ');
    return words.every((word) => text.toLowerCase().includes(word));
  });
}
