import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bodyLines, jsonLines, slicesOf } from './json-lines.ts';

const laidOut = (text: string) => [...jsonLines(text)].join('\n');

it('formats any JSON with standard indentation', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(undefined, 1, '\t'), (value, space) => {
      expect(laidOut(JSON.stringify(value, null, space))).toBe(JSON.stringify(value, null, 2));
    }),
  );
});

it('keeps numbers as written on the wire', () => {
  expect(laidOut('{"amount":10.50,"id":12345678901234567890}')).toBe(
    '{\n  "amount": 10.50,\n  "id": 12345678901234567890\n}',
  );
});

it('formats incomplete JSON up to its end', () => {
  expect(laidOut('{"a":[1,{"b":"hal')).toBe('{\n  "a": [\n    1,\n    {\n      "b": "hal');
});

it('loses nothing but white space between tokens, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'{}[],:"\\ \na1') }), (text) => {
      const bare = (some: string) => some.replace(/\s/g, '');
      expect(bare(laidOut(text))).toBe(bare(text));
    }),
  );
});

it('leaves other text unchanged', () => {
  expect([...bodyLines('<html>\n<p>blocked: {x}</p>')]).toEqual(['<html>', '<p>blocked: {x}</p>']);
  expect([...bodyLines('j_username=a&j_password=b')]).toEqual(['j_username=a&j_password=b']);
});

it('returns a long body in slices and formats only those', () => {
  const long = `[${Array.from({ length: 1000 }, (_, index) => index).join(',')}]`;
  const slices = [...slicesOf(long, 10, 400)];
  expect(slices.map(({ text }) => text.split('\n').length)).toEqual([10, 400, 400, 192]);
  expect(slices.map(({ last }) => last)).toEqual([false, false, false, true]);
  expect(slices.map(({ text }) => text).join('\n')).toBe(laidOut(long));
});

it.each(['', '{}', '[1]'])('returns a short body %j in one slice', (text) => {
  expect([...slicesOf(text, 10, 10)]).toEqual([{ text: laidOut(text), last: true }]);
});
