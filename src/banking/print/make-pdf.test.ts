import { expect, it } from 'vitest';
import { type FromPrinter, makePdf, type PrinterWorker } from './make-pdf.ts';

const document = { title: 'Transactions of Everyday account' };

/** A worker stand-in that replies on demand. */
function scene() {
  const heard: unknown[] = [];
  const drawn: number[] = [];
  const listeners = new Map<string, (event: { readonly data: FromPrinter }) => void>();
  let ended = 0;
  const worker: PrinterWorker<typeof document> = {
    postMessage: (message) => void heard.push(message),
    terminate() {
      ended += 1;
    },
    addEventListener: (type: string, listener: (event: { readonly data: FromPrinter }) => void) =>
      void listeners.set(type, listener),
  };
  const leaving = new AbortController();
  return {
    heard,
    drawn,
    dependencies: {
      document,
      startWorker: () => worker,
      onDrawn: (pages: number) => void drawn.push(pages),
      signal: leaving.signal,
    },
    post: (data: FromPrinter, type = 'message') => listeners.get(type)?.({ data }),
    leave: () => leaving.abort(),
    ended: () => ended,
  };
}

it('sends the document once, reports each page, and ends the worker with the file', async () => {
  const { dependencies, heard, drawn, post, ended } = scene();
  const made = makePdf(dependencies);
  post({ kind: 'drawn', pages: 1 });
  post({ kind: 'drawn', pages: 2 });
  expect(ended()).toBe(0);
  const file = new TextEncoder().encode('%PDF-');
  post({ kind: 'made', file });
  expect(await made).toBe(file);
  expect(heard).toEqual([document]);
  expect(drawn).toEqual([1, 2]);
  expect(ended()).toBe(1);
});

it.each(['error', 'messageerror'])('returns no file if the worker ends in an %s', async (type) => {
  const { dependencies, post, ended } = scene();
  const made = makePdf(dependencies);
  post({ kind: 'failed' }, type);
  expect(await made).toBeUndefined();
  expect(ended()).toBe(1);
});

it('returns no file if the worker reports a failure', async () => {
  const { dependencies, post } = scene();
  const made = makePdf(dependencies);
  post({ kind: 'failed' });
  expect(await made).toBeUndefined();
});

it('returns no file without a worker', async () => {
  const startWorker = () => {
    throw new Error('Workers are not allowed here');
  };
  expect(await makePdf({ ...scene().dependencies, startWorker })).toBeUndefined();
});

it('ends the worker at once when aborted', async () => {
  const { dependencies, leave, ended } = scene();
  const made = makePdf(dependencies);
  leave();
  expect(ended()).toBe(1);
  expect(await made).toBeUndefined();
});

it('starts no worker if already aborted', async () => {
  const { dependencies, leave, heard } = scene();
  leave();
  expect(await makePdf(dependencies)).toBeUndefined();
  expect(heard).toEqual([]);
});
