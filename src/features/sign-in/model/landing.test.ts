import { expect, it } from 'vitest';
import { landingPath } from './landing.ts';

it.each([
  ['goes home when nothing was asked for', false, null, '/'],
  ['goes to the address that was asked for', false, { wanted: '/accounts?view=all#top' }, '/accounts?view=all#top'],
  ['first goes to what must be changed', true, { wanted: '/accounts' }, '/change-credentials'],
  ['ignores an address on another host', false, { wanted: 'https://example.com/accounts' }, '/'],
  ['ignores an address on another host without a scheme', false, { wanted: '//example.com' }, '/'],
  ['ignores a backslash that browsers read as a slash', false, { wanted: '/\\example.com' }, '/'],
  ['ignores history that some other page wrote', false, { wanted: 7 }, '/'],
])('%s', (_, changeNeeded, kept, path) => expect(landingPath(changeNeeded, kept)).toBe(path));
