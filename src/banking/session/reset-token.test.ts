import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { forgetResetToken, heldResetToken, holdResetToken, readResetToken } from './reset-token.ts';

afterEach(forgetResetToken);

it.each([
  ['the fragment itself', '#valid-token', 'valid-token'],
  ['after its name', '#token=valid-token', 'valid-token'],
  ['of every permitted character', '#aZ09_.~-', 'aZ09_.~-'],
  ['of the maximum length', `#${'t'.repeat(256)}`, 't'.repeat(256)],
])('reads a token that is %s', (_, fragment, token) => {
  expect(readResetToken(fragment)).toEqual({ kind: 'token', token });
});

it.each(['', '#'])('finds none in %o', (fragment) => expect(readResetToken(fragment)).toBeUndefined());

it.each([
  ['is too long', `#${'t'.repeat(257)}`],
  ['has a name and no token', '#token='],
  ['has another name', '#code=valid-token'],
  ['leads on to a path', '#/../v1/me'],
  ['is encoded', '#valid%2Dtoken'],
  ['holds markup', '#<img src=x onerror=alert(1)>'],
  ['holds a line break', '#valid\ntoken'],
  ['holds two tokens', '#token=one&token=two'],
])('rejects a token that %s', (_, fragment) => {
  expect(readResetToken(fragment)).toEqual({ kind: 'unreadable' });
});

it('accepts nothing that would need escaping in a URL', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const read = readResetToken(`#${text}`);
      if (read?.kind === 'token') expect(encodeURIComponent(read.token)).toBe(read.token);
    }),
  );
});

it('holds one token until it is forgotten', () => {
  expect(heldResetToken()).toBeUndefined();
  holdResetToken({ kind: 'token', token: 'one' });
  holdResetToken({ kind: 'token', token: 'two' });
  expect(heldResetToken()).toEqual({ kind: 'token', token: 'two' });
  forgetResetToken();
  expect(heldResetToken()).toBeUndefined();
});
