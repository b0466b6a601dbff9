import { decodeHTMLStrict } from 'entities/decode';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createTextDecoder } from './decode-text.ts';

const number = fc.integer({ min: 0, max: 0x11_0010 });
const entity = fc.oneof(
  fc.constantFrom('&amp;', '&lt;', '&gt;', '&quot;', '&apos;', '&pound;', '&eacute;', '&AMP;', '&paddock;', '&amp'),
  number.map((code) => `&#${code};`),
  number.map((code) => `&#x${code.toString(16)};`),
  fc.constantFrom(
    '&#x80;',
    '&#150;',
    '&#0;',
    '&#xD800;',
    '&#13;',
    '&#x9;',
    '&#xA;',
    '&#X41;',
    '&__proto__;',
    '&constructor;',
  ),
);
const text = fc.array(fc.oneof(entity, fc.string()), { maxLength: 8 }).map((parts) => parts.join(''));

it('decodes as the whole table does, once an answer was prepared for', async () => {
  await fc.assert(
    fc.asyncProperty(text, async (answer) => {
      const { decodeText, prepareToDecode } = createTextDecoder();
      await prepareToDecode(answer);
      expect(decodeText(answer)).toBe(decodeHTMLStrict(answer));
    }),
  );
});

it('needs no table for what the bank encodes by number', () => {
  const { decodeText } = createTextDecoder();
  const every = ['O&#x27;Hara &amp; Co', '&#64; &#x40;', '&#xe9;&#233;', '&lt;b&gt;&#10;', '&#x1F40E;', 'R&D &notes'];
  expect(every.map(decodeText)).toEqual(every.map((one) => decodeHTMLStrict(one)));
});

it('decodes once: what the bank’s customers typed themselves stays as they typed it', async () => {
  const { decodeText, prepareToDecode } = createTextDecoder();
  const typed = ['&lt;b&gt;', '&amp;amp;', '&#x3c;', '&#60;b', '&eacute;'];
  const sent = typed.map((each) => each.replaceAll('&', '&amp;'));
  expect(sent.map(decodeText)).toEqual(typed);
  await prepareToDecode('&eacute;');
  expect(sent.map(decodeText)).toEqual(typed);
});

it('leaves a rarer entity as it is until an answer was prepared for', async () => {
  const { decodeText, prepareToDecode } = createTextDecoder();
  expect(decodeText('Caf&eacute; &amp; bar')).toBe('Caf&eacute; & bar');
  await prepareToDecode('{"name":"Caf&eacute; &amp; bar"}');
  expect(decodeText('Caf&eacute; &amp; bar')).toBe('Café & bar');
});
