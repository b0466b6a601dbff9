import { expect, it } from 'vitest';
import { readPdf } from './read-pdf.ts';

const document = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';

it('reads a document byte by byte', async () => {
  const read = readPdf(btoa(document));
  expect(read?.type).toBe('application/pdf');
  const bytes = new Uint8Array((await read?.arrayBuffer()) ?? new ArrayBuffer());
  expect(String.fromCharCode(...bytes)).toBe(document);
});

it.each([
  ['nothing', ''],
  ['text that is not base64', 'not base64!'],
  ['truncated base64', btoa(document).slice(0, -1)],
  ['another kind of file', btoa('PK\x03\x04')],
  ['a web page', btoa('<!doctype html>')],
  ['a PDF with something before it', btoa(`\n${document}`)],
])('does not accept %s', (_, content) => expect(readPdf(content)).toBeUndefined());
