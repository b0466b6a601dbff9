import { decodeHTMLStrict } from 'entities/decode';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyLetter } from '#src/kernel/any-letter.fixture.ts';
import { encodeTexts } from './html-encode.ts';

it.each([
  ['an apostrophe', "O'Hara", 'O&#x27;Hara'],
  ['markup', '<b>"hay" & straw</b>', '&lt;b&gt;&quot;hay&quot; &amp; straw&lt;/b&gt;'],
  ['what looks encoded already', '&amp;', '&amp;amp;'],
  ['an address', 'nell@example.com #2', 'nell&#x40;example.com &#x23;2'],
  ['nothing special', 'Crème £5\n', 'Crème £5\n'],
])('encodes %s', (_, text, encoded) => expect(encodeTexts(text)).toBe(encoded));

it('changes only strings, and never its input', () => {
  const body = Object.freeze({ 'a&b': 1, name: "O'Hara", none: null, list: Object.freeze([true, { deep: '<' }]) });
  expect(encodeTexts(body)).toEqual({ 'a&b': 1, name: 'O&#x27;Hara', none: null, list: [true, { deep: '&lt;' }] });
  expect(body.name).toBe("O'Hara");
});

it('is undone by decoding each string once', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: anyLetter }), { maxLength: 5 }), (texts) => {
      const sent = encodeTexts(texts) as string[];
      expect(sent.join('')).not.toMatch(/[<>"'@]/);
      expect(sent.map((text) => decodeHTMLStrict(text))).toEqual(texts);
    }),
  );
});

it('encodes strings at any depth and copies only what it changes', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), (body) => {
      const sent = encodeTexts(body);
      expect(sent).toEqual(plainlyEncoded(body));
      if (JSON.stringify(sent) === JSON.stringify(body)) expect(sent).toBe(body);
    }),
  );
});

/** A slow reference implementation. */
function plainlyEncoded(value: unknown): unknown {
  if (typeof value === 'string') return encodeTexts(value);
  if (Array.isArray(value)) return value.map(plainlyEncoded);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plainlyEncoded(part)]));
}
