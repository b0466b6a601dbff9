import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { printSilk, readSilk, silkPaints, silkPairs, silkPatterns } from './silk.ts';
import { silkText } from './silk-copy.ts';

const atLeast = 3;

it.each(silkPairs)('can tell %s from %s', (body, second) => {
  expect(contrast(rgb(silkPaints[body]), rgb(silkPaints[second]))).toBeGreaterThanOrEqual(atLeast);
});

const tokens = readFileSync(new URL('../../ui/tokens.css', import.meta.url), 'utf8');
const sheet = readFileSync(new URL('silk-picture.module.css', import.meta.url), 'utf8');
const opacity = Number(/stroke-opacity: ([\d.]+)/.exec(sheet)?.[1]);

const grounds = [
  ['page', 'text'],
  ['surface', 'text'],
  ['surface-hover', 'text'],
  ['wash', 'text'],
  ['surface', 'link'],
  ['wash', 'link'],
  ['header', 'on-header'],
  ['header-raised', 'on-header'],
] as const;

it.each(
  grounds.flatMap(([ground, text]) =>
    [0, 1].map((theme) => [theme === 0 ? 'light' : 'dark', ground, text, theme] as const),
  ),
)('outlines any colour where it is close to its ground: %s %s, beside %s', (_, ground, text, theme) => {
  const [below, above] = [token(ground, theme), token(text, theme)];
  const outline = above.map((part, at) => part * opacity + (below[at] ?? 0) * (1 - opacity));
  expect(contrast(outline, below)).toBeGreaterThanOrEqual(atLeast);
});

it('reads back every silk that can be chosen, its colours swapped too', () => {
  for (const [first, second] of silkPairs) {
    for (const pattern of silkPatterns) {
      const [silk, swapped] = [
        { pattern, body: first, second },
        { pattern, body: second, second: first },
      ];
      expect([readSilk(printSilk(silk)), readSilk(printSilk(swapped))]).toEqual([silk, swapped]);
    }
  }
});

it('offers each pair once', () => {
  const unordered = silkPairs.map((pair) => [...pair].sort().join());
  expect(new Set(unordered).size).toBe(silkPairs.length);
});

it.each([
  '',
  'hoops',
  'hoops.emerald',
  'hoops.emerald.emerald',
  'hoops.emerald.pink',
  'tartan.emerald.white',
  'hoops.emerald.white.x',
])('takes %j for no silk', (text) => expect(readSilk(text)).toBeUndefined());

it('says a silk in words', () => {
  expect(silkText({ pattern: 'crossBelts', body: 'royalBlue', second: 'white' })).toBe(
    'Royal blue and white, cross belts',
  );
});

/** As the style sheet has it, in one theme. */
function token(name: string, theme: number): readonly number[] {
  const value = new RegExp(`--colour-${name}: ([^;]+);`).exec(tokens)?.[1] ?? '';
  const both = /^light-dark\((.+), (.+)\)$/.exec(value);
  const part = both === null ? value : (both[theme + 1] ?? '');
  const palette = /^var\(--(.+)\)$/.exec(part)?.[1];
  return rgb(palette === undefined ? part : (new RegExp(`--${palette}: ([^;]+);`).exec(tokens)?.[1] ?? ''));
}

function rgb(hex: string): readonly number[] {
  expect(hex).toMatch(/^#[0-9a-f]{6}$/);
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

function contrast(one: readonly number[], other: readonly number[]): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((left, right) => left - right);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(parts: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
