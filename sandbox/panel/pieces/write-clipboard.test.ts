import { expect, it, vi } from 'vitest';
import { writeClipboard } from './write-clipboard.ts';

function clipboardOf(write: (items: readonly { readonly parts: Record<string, Promise<Blob>> }[]) => Promise<void>) {
  class Item {
    readonly parts: Record<string, Promise<Blob>>;
    constructor(parts: Record<string, Promise<Blob>>) {
      this.parts = parts;
    }
  }
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('ClipboardItem', Item);
  vi.stubGlobal('navigator', { clipboard: { write, writeText } });
  return writeText;
}

it('begins to write before the text is there', async () => {
  const written: string[] = [];
  const write = vi.fn(async ([item]: readonly { readonly parts: Record<string, Promise<Blob>> }[]) => {
    const blob = await item?.parts['text/plain'];
    written.push((await blob?.text()) ?? '');
  });
  clipboardOf(write);
  let settle: (text: string) => void = () => {};
  const copied = writeClipboard(new Promise<string>((resolve) => (settle = resolve)));
  expect(write).toHaveBeenCalledOnce();
  settle('a link');
  await copied;
  expect(written).toEqual(['a link']);
});

it('fails as its text fails, and when the browser refuses', async () => {
  clipboardOf(async ([item]) => {
    await item?.parts['text/plain'];
  });
  await expect(writeClipboard(Promise.reject(new Error('Too long for a link.')))).rejects.toThrow('Too long');
  clipboardOf(() => Promise.reject(new Error('Not allowed.')));
  await expect(writeClipboard(Promise.resolve('a link'))).rejects.toThrow('Not allowed');
});

it('writes plain text where it is there already', async () => {
  const writeText = clipboardOf(async () => {});
  await writeClipboard('a line');
  expect(writeText).toHaveBeenCalledWith('a line');
});
