import type { Change } from './follow-changes.ts';

/** What the page needs of an event stream. */
export interface EventStream {
  addEventListener(event: 'changed', listener: (event: { readonly data: string }) => void): void;
  close(): void;
}

interface ListenOptions {
  readonly open: () => EventStream;
  readonly page: Pick<Document, 'visibilityState' | 'addEventListener'>;
  readonly signal: AbortSignal;
}

/**
 * Hears of changes from a stream that names the state of the bank by a mark: at once, and after each change. Another mark than the
 * last is a change, so none is missed where the stream was lost. A browser allows few connections, so a hidden page has none.
 */
export function listenToChanges({ open, page, signal }: ListenOptions, heard: (change: Change) => void): void {
  let stream: EventStream | undefined;
  let last: string | undefined;

  function take({ data }: { readonly data: string }): void {
    if (last !== undefined && data !== last) heard('changed');
    last = data;
  }

  function look(): void {
    if (page.visibilityState === 'hidden') close();
    else if (stream === undefined) {
      stream = open();
      stream.addEventListener('changed', take);
    }
  }

  function close(): void {
    stream?.close();
    stream = undefined;
  }

  look();
  page.addEventListener('visibilitychange', look, { signal });
  signal.addEventListener('abort', close);
}
