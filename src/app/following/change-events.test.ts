import { expect, it, vi } from 'vitest';
import { listenToChanges } from './change-events.ts';

function listening() {
  const streams: { tell: (data: string) => void; close: ReturnType<typeof vi.fn> }[] = [];
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  const ending = new AbortController();
  const heard = vi.fn();
  const open = vi.fn(() => {
    const stream = { tell: (_: string) => {}, close: vi.fn() };
    streams.push(stream);
    return {
      addEventListener(_: 'changed', listener: (event: { readonly data: string }) => void) {
        stream.tell = (data) => listener({ data });
      },
      close: stream.close,
    };
  });
  listenToChanges({ open, page, signal: ending.signal }, heard);
  const show = (visibilityState: DocumentVisibilityState) => {
    page.visibilityState = visibilityState;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return { streams, heard, open, show, end: () => ending.abort() };
}

it('hears of each other mark than the first', () => {
  const { streams, heard } = listening();
  const [stream] = streams;
  stream?.tell('a.1');
  stream?.tell('a.1');
  expect(heard).not.toHaveBeenCalled();
  stream?.tell('a.2');
  stream?.tell('a.3');
  expect(heard.mock.calls).toEqual([['changed'], ['changed']]);
});

it('has no connection while it is hidden, and hears then of what it has missed', () => {
  const { streams, heard, open, show } = listening();
  streams[0]?.tell('a.1');
  show('hidden');
  expect(streams[0]?.close).toHaveBeenCalledTimes(1);
  show('visible');
  show('visible');
  expect(open).toHaveBeenCalledTimes(2);
  streams[1]?.tell('a.2');
  expect(heard).toHaveBeenCalledTimes(1);
});

it('ends with the session', () => {
  const { streams, open, show, end } = listening();
  end();
  expect(streams[0]?.close).toHaveBeenCalledTimes(1);
  show('hidden');
  show('visible');
  expect(open).toHaveBeenCalledTimes(1);
});
