import { decodeHTMLStrict } from 'entities/decode';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { encodeBody } from './html-encode.ts';

it.each([
  ['an apostrophe', "O'Hara", 'O&#x27;Hara'],
  ['markup', '<b>"hay" & straw</b>', '&lt;b&gt;&quot;hay&quot; &amp; straw&lt;/b&gt;'],
  ['what looks encoded already', '&amp;', '&amp;amp;'],
  ['an address', 'nell@example.com #2', 'nell&#x40;example.com &#x23;2'],
  ['backslashes before a quotation mark', String.raw`a\\"b\"`, String.raw`a\\&quot;b\&quot;`],
  ['nothing special', 'Crème £5\n', 'Crème £5\n'],
])('encodes %s', (_, text, encoded) => expect(encodeBody({ text }).body).toEqual({ text: encoded }));

it('is undone by decoding each text once, whatever stands in it', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { maxLength: 5 }), (texts) => {
      const { body, json } = encodeBody({ texts });
      expect(JSON.parse(json)).toEqual(body);
      const sent = (body as { texts: string[] }).texts;
      expect(sent.join('')).not.toMatch(/[<>"'@]/);
      expect(sent.map((text) => decodeHTMLStrict(text))).toEqual(texts);
    }),
    { numRuns: 50 },
  );
});
