import fc from 'fast-check';
import { hostileTexts } from '#fixtures/hostile-text.ts';

/**
 * How an answer is spoiled. A way leads from the root of the body to a value: each number picks one of the entries there, so
 * that it fits any body and short ways shrink to short ones.
 */
export type Spoiling =
  | { readonly does: 'replace'; readonly way: readonly number[]; readonly by: string }
  | { readonly does: 'drop' | 'reverse' | 'mix up'; readonly way: readonly number[] }
  | { readonly does: 'repeat'; readonly way: readonly number[]; readonly times: number }
  | { readonly does: 'send'; readonly body: string }
  | { readonly does: 'head'; readonly name: string; readonly value: string }
  | { readonly does: 'answer with'; readonly status: number };

/** By name, so that a failing run prints something short. */
export const hostileValues: Readonly<Record<string, unknown>> = {
  null: null,
  'no text': '',
  spaces: '   ',
  true: true,
  false: false,
  zero: 0,
  'minus one': -1,
  'a seventh': 1 / 7,
  'half a penny': 0.005,
  'seven hundred': 700.07,
  'a million': 1_000_000,
  'the largest whole number': Number.MAX_SAFE_INTEGER,
  'no safe number': 2 ** 53 + 2,
  'the largest amount in whole pence': 90_071_992_547_409.91,
  'the smallest amount in whole pence': -90_071_992_547_409.91,
  'a huge number': 1e308,
  'a tiny number': 5e-324,
  'a number as text': '700.07',
  'an exponent as text': '7e2',
  'a number with commas': '7,000.07',
  'not a number': 'NaN',
  'an empty list': [],
  'a list': ['hostile'],
  'a list of nothing': [null, undefined],
  'a list of lists': [[[['hostile']]]],
  'an empty object': {},
  'an object': { hostile: 'hostile' },
  'an object with a prototype': JSON.parse(
    '{"__proto__":{"hostile":true},"constructor":1,"toString":null,"length":-1}',
  ),
  'deep nesting': nested(500),
  'a long text': 'Paddock '.repeat(20_000),
  'a day that is none': '2026-02-30',
  'a day long past': '0000-01-01T00:00:00',
  'a day far off': '9999-12-31T23:59:59.999Z',
  'a lone surrogate': '\ud800',
  'a null character': 'Pad\u0000dock',
  'text from right to left': '\u202Ekcoddap',
  'another currency': 'USD',
  'a currency that is none': 'XXX',
  ...Object.fromEntries(hostileTexts.map(({ tries, text }) => [tries, text])),
};

const bodies = [
  '',
  ' ',
  'null',
  '[]',
  '{}',
  '"text"',
  '7',
  '{"status":',
  '<html><h1>No</h1>',
  '{"a":1}}',
  '['.repeat(9_000),
];
const heads: readonly (readonly [string, readonly string[]])[] = [
  ['content-type', ['', 'text/html', 'text/plain', 'application/json; charset=utf-16', 'multipart/form-data']],
  ['date', ['', 'yesterday', 'Thu, 01 Jan 1970 00:00:00 GMT', 'Fri, 31 Dec 9999 23:59:59 GMT']],
  ['x-nonce', ['', 'null', '{"nonce":7}', '{"nonce":[null,{},""]}', '[]', '{"nonce":']],
  [
    'x-challenge',
    ['', 'null', '{}', '[]', '{"referenceNo":7}', '{"authType":"OTP","referenceNo":"7"}', '{"authType":[]'],
  ],
  [
    'content-disposition',
    ['', 'attachment', 'attachment; filename="../../<b>.exe"', "attachment; filename*=UTF-8''%FF%00"],
  ],
  ['retry-after', ['-1', '1e9', 'soon']],
];

const way = fc.array(fc.nat({ max: 40 }), { minLength: 1, maxLength: 8 });
const value: fc.Arbitrary<Spoiling> = fc.record({
  does: fc.constant('replace'),
  way,
  by: fc.constantFrom(...Object.keys(hostileValues)),
});
const shape: fc.Arbitrary<Spoiling> = fc.record({ does: fc.constantFrom('drop', 'reverse', 'mix up'), way });
const repeat: fc.Arbitrary<Spoiling> = fc.record({
  does: fc.constant('repeat'),
  way,
  times: fc.constantFrom(2, 3, 300),
});
const body: fc.Arbitrary<Spoiling> = fc.record({ does: fc.constant('send'), body: fc.constantFrom(...bodies) });
const head: fc.Arbitrary<Spoiling> = fc
  .constantFrom(...heads)
  .chain(([name, values]) =>
    fc.record({ does: fc.constant('head'), name: fc.constant(name), value: fc.constantFrom(...values) }),
  );
const status: fc.Arbitrary<Spoiling> = fc.record({
  does: fc.constant('answer with'),
  status: fc.constantFrom(200, 202, 204, 206, 299, 400, 404, 409, 417, 418, 422, 500, 599),
});

export const spoilings = fc.array(
  fc.oneof(
    { weight: 10, arbitrary: value },
    { weight: 4, arbitrary: shape },
    { weight: 2, arbitrary: repeat },
    { weight: 1, arbitrary: body },
    { weight: 1, arbitrary: head },
    { weight: 1, arbitrary: status },
  ),
  { minLength: 1, maxLength: 4 },
);

/** Spoilings that leave an answer JSON, for screens that are to show what is left of it. */
export const spoiledValues = fc.array(
  fc.oneof({ weight: 10, arbitrary: value }, { weight: 4, arbitrary: shape }, { weight: 2, arbitrary: repeat }),
  { minLength: 1, maxLength: 4 },
);

/** A copy of the value with one thing spoiled. */
export function spoil(root: unknown, spoiling: Spoiling): unknown {
  if (!('way' in spoiling)) return root;
  const held = { root: structuredClone(root) } as Holder;
  let holder = held;
  let key = 'root';
  for (const step of spoiling.way) {
    const inside = holder[key];
    if (typeof inside !== 'object' || inside === null) break;
    const keys = Object.keys(inside);
    const next = keys[step % Math.max(keys.length, 1)];
    if (next === undefined) break;
    holder = inside as Holder;
    key = next;
  }
  change(holder, key, spoiling);
  return held.root;
}

type Holder = Record<string, unknown>;

function change(holder: Holder, key: string, spoiling: Extract<Spoiling, { readonly way: unknown }>): void {
  const old = holder[key];
  switch (spoiling.does) {
    case 'replace':
      holder[key] = hostileValues[spoiling.by];
      return;
    case 'drop':
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else delete holder[key];
      return;
    case 'repeat':
      if (Array.isArray(old)) holder[key] = Array.from({ length: spoiling.times }, () => old).flat();
      else if (Array.isArray(holder))
        holder.splice(Number(key), 0, ...Array.from({ length: spoiling.times }, () => old));
      else holder[key] = Array.from({ length: spoiling.times }, () => old);
      return;
    case 'reverse':
      if (Array.isArray(old)) old.reverse();
      else if (Array.isArray(holder)) holder.reverse();
      else if (typeof old === 'string') holder[key] = [...old].reverse().join('');
      return;
    case 'mix up': {
      // The value of a neighbour.
      const keys = Object.keys(holder);
      holder[key] = holder[keys[(keys.indexOf(key) + 1) % keys.length] ?? key];
      return;
    }
    default:
      spoiling satisfies never;
  }
}

function nested(depth: number): unknown {
  let inner: unknown = 'hostile';
  for (let level = 0; level < depth; level += 1) inner = level % 2 === 0 ? [inner] : { inner };
  return inner;
}
