import { constants, createPublicKey, publicEncrypt } from 'node:crypto';
import { expect, it } from 'vitest';
import { decryptPassword, encryptPassword, passwordKey } from './credentials.ts';

it('decrypts what it encrypted', () => {
  expect(decryptPassword(encryptPassword('Paddock_7Gate', 'c2FsdA=='))).toEqual({
    password: 'Paddock_7Gate',
    salt: 'c2FsdA==',
  });
});

it('publishes a key that another RSA library can use', () => {
  const key = createPublicKey({ key: Buffer.from(passwordKey.publicKey, 'base64'), format: 'der', type: 'spki' });
  const { n, e } = key.export({ format: 'jwk' });
  expect(Buffer.from(n ?? '', 'base64url').toString('hex')).toBe(passwordKey.modulus);
  expect(Number.parseInt(Buffer.from(e ?? '', 'base64url').toString('hex'), 16)).toBe(
    Number.parseInt(passwordKey.publicExponent, 16),
  );

  const sealed = publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.from('pässword c2FsdA=='));
  expect(decryptPassword(sealed.toString('base64'))).toEqual({ password: 'pässword', salt: 'c2FsdA==' });
});

it('keeps spaces inside a password', () => {
  expect(decryptPassword(encryptPassword('a b  c', 'salt'))).toEqual({ password: 'a b  c', salt: 'salt' });
});

it.each([
  ['nothing', ''],
  ['no base64', '%%%'],
  ['a password in clear', 'Paddock_7Gate'],
  ['random bytes of the right length', Buffer.alloc(256, 7).toString('base64')],
])('cannot decrypt %s', (_, ciphertext) => expect(decryptPassword(ciphertext)).toBeUndefined());
