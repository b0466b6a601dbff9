import { expect, it } from 'vitest';
import { missingFileOf, nameOf, placeOf } from './places.ts';

const url = 'https://bank.example/digital/assets/home-D3gk_x1-.js';

function thrown(message: string, frames: string, hasMessage = true): Error {
  return Object.assign(new TypeError(message), { stack: `${hasMessage ? `TypeError: ${message}\n` : ''}${frames}` });
}

it.each([
  ['Chrome', `    at open (${url}:1:20431)\n    at ${url}:1:7`, true],
  ['Firefox and Safari', `open@${url}:1:20431\nshut@${url}:1:7`, false],
])('finds the file and line in a trace of %s', (_, frames, hasMessage) => {
  const place = { file: 'home-D3gk_x1-.js', line: 1, column: 20_431 };
  expect(placeOf(thrown('no account 12345678', frames, hasMessage))).toEqual(place);
});

it('never looks into the message', () => {
  expect(placeOf(thrown('/assets/jane-smith-12345678.js:60:11', '    at https://elsewhere.example/x.js:1:2'))).toEqual(
    {},
  );
});

it('finds nothing in what is no error', () => {
  for (const odd of [undefined, null, 'Jane', { name: 'TypeError', stack: `${url}:1:1` }]) {
    expect([nameOf(odd), placeOf(odd), missingFileOf(odd)]).toEqual(['other', {}, {}]);
  }
});

it('names a class only if it is one of the platform’s or the app’s', () => {
  expect(nameOf(new RangeError('Jane'))).toBe('RangeError');
  expect(nameOf(Object.assign(new Error('x'), { name: 'JaneSmithError' }))).toBe('other');
});

it.each([
  `Failed to fetch dynamically imported module: ${url}`,
  `error loading dynamically imported module: ${url}`,
  'Unable to preload CSS for /digital/assets/home-D3gk_x1-.css',
])('finds the file that is missing in “%s”', (message) => {
  expect(missingFileOf(new TypeError(message)).file).toMatch(/^home-D3gk_x1-\.(?:js|css)$/);
});
