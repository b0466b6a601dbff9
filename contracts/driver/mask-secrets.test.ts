import { expect, it } from 'vitest';
import { maskHeaders, maskSecrets } from './mask-secrets.ts';

it.each([
  ['a sign-in form', 'j_username=racing-owner&j_password=AbC%2B%3D', 'j_username=racing-owner&j_password=(hidden)'],
  ['a changed password', '{"old":"a\\"b","new":"c"}', '{"old":"(hidden)","new":"(hidden)"}'],
  ['a reset link', '/digx/v1/token/a7F9?locale=en', '/digx/v1/token/(hidden)?locale=en'],
  ['a reset link in the query', '/digx/v1/passwordPolicy?token=a7F9&x=1', '/digx/v1/passwordPolicy?token=(hidden)&x=1'],
  ['nonces', '{"nonce":["a","b"]}', '{"nonce":"(hidden)"}'],
  ['an answer to a challenge inside text', '"{\\"otp\\":\\"204816\\"}"', '"{\\"otp\\":\\"(hidden)\\"}"'],
  ['a code that is a number', '{"otp": 204816,"a":1}', '{"otp": "(hidden)","a":1}'],
  ['a session', 'JSESSIONID=0c82; Path=/', 'JSESSIONID=(hidden); Path=/'],
])('hides %s', (_, text, masked) => expect(maskSecrets(text)).toBe(masked));

it.each([
  '{"status":{"message":{"code":"10011"}}}',
  '{"sortCode":"601122","newPayee":true}',
  'status 403 was expected',
])('leaves %s as it is', (text) => expect(maskSecrets(text)).toBe(text));

it('hides the headers that carry secrets', () => {
  const headers = {
    authorization: 'Bearer x',
    cookie: 'JSESSIONID=a',
    'x-nonce': '8f2c',
    'x-challenge_response': '{"authType":"OTP","otp":"204816"}',
    'x-party-id': 'C43E',
  };
  expect(maskHeaders(headers)).toEqual({
    authorization: '(hidden)',
    cookie: '(hidden)',
    'x-nonce': '(hidden)',
    'x-challenge_response': '{"authType":"OTP","otp":"(hidden)"}',
    'x-party-id': 'C43E',
  });
});
