import fc from 'fast-check';
import { expect, it } from 'vitest';
import { needsApproval, readRefusal } from './read-refusal.ts';

const none = new Headers();
const message = { title: 'No.', detail: 'No.', code: 'DIGX_X_1', type: 'ERROR' };

it.each([
  ['the status object as the root', 400, { result: 'FAILURE', message }, 'DIGX_X_1'],
  ['a root that says SUCCESSFUL all the same', 400, { result: 'SUCCESSFUL', message }, 'DIGX_X_1'],
  ['a message beside a good one, which comes first', 400, { message, status: { message: { code: '0' } } }, 'DIGX_X_1'],
  ['a message inside status', 500, { status: { message } }, 'DIGX_X_1'],
  [
    'the wrapper, whose real code is inside',
    400,
    { message: { ...message, code: '10011', validationError: [{ errorCode: 'DIGX_AUTH_0012' }] } },
    'DIGX_AUTH_0012',
  ],
  [
    'the wrapper with a first entry that has no code',
    400,
    { message: { code: '10011', validationError: [{}, null, { errorCode: 'DIGX_AUTH_0012' }] } },
    'DIGX_AUTH_0012',
  ],
  [
    'a code in a related message of a validation error',
    400,
    { message: { code: '10011', validationError: [{ relatedMessage: [{ code: 'DIGX_PY_0146' }] }] } },
    'DIGX_PY_0146',
  ],
  ['a code in a related message alone', 400, { message: { relatedMessage: [{ code: 'DIGX_R' }] } }, 'DIGX_R'],
  ['the wrapper around nothing', 400, { message: { code: '10011', validationError: [] } }, '10011'],
  ['the flat shape', 401, { title: null, detail: 'No.', code: 'DIGX_AU_035', type: 'ERROR' }, 'DIGX_AU_035'],
  [
    'the flat shape around the wrapper’s code',
    400,
    { code: '10011', validationError: [{ errorCode: 'DIGX_CZ_1' }] },
    'DIGX_CZ_1',
  ],
  ['a refusal under a 200', 200, { status: { result: 'SUCCESSFUL', message } }, 'DIGX_X_1'],
  ['no code at all', 500, { message: { detail: 'No.', type: 'ERROR' } }, undefined],
  ['the code that says there is none', 500, { message: { code: '0', type: 'ERROR' } }, undefined],
  ['a code of another type', 500, { message: { code: 12 } }, undefined],
  ['no body', 500, undefined, undefined],
  ['a body that is a list', 500, [message], undefined],
])('reads %s', (_name, status, body, code) => {
  const refusal = readRefusal(status, none, body);
  expect([refusal?.status, refusal?.code]).toEqual([status, code]);
});

it.each([
  ['the status object as the root', { message: { ...message, title: 'It isn&#x27;t &amp;lt; right. ' } }],
  ['a message inside status', { status: { message: { ...message, title: 'It isn&#x27;t &amp;lt; right.' } } }],
  ['the flat shape', { ...message, title: ' It isn&#x27;t &amp;lt; right.' }],
])('reads the title of %s, decoded once', (_name, body) => {
  expect(readRefusal(400, none, body)).toEqual({
    status: 400,
    code: 'DIGX_X_1',
    title: "It isn't &lt; right.",
    detail: 'No.',
  });
});

it.each([
  ['around the real code', { message: { code: '10011', validationError: [{ errorCode: 'DIGX_X_1' }] } }, true],
  ['around nothing', { message: { code: '10011' } }, true],
  ['in the flat shape', { code: '10011', title: null }, true],
  ['that is not there', { message: { ...message, validationError: [{ errorCode: '10011' }] } }, undefined],
])('tells a validation by the wrapper %s', (_name, body, isValidation) => {
  expect(readRefusal(400, none, body)?.isValidation).toBe(isValidation);
});

const approval = { title: 'Approval Required', code: 'DIGX_APPROVAL_REQUIRED', type: 'ERROR' };

it.each([
  [200, { status: { message: approval } }],
  [202, { status: { result: 'ACCEPTED', message: { ...approval, type: 'INFO' } } }],
  [400, { result: 'FAILURE', message: approval }],
  [400, { message: { code: '10011', type: 'ERROR', validationError: [{ errorCode: approval.code }] } }],
])('takes what waits for approval under a %s for no refusal: %j', (status, body) => {
  expect(readRefusal(status, none, body)).toBeUndefined();
  expect(needsApproval(body)).toBe(true);
});

it('says of no other answer that it waits for approval, and refuses with that code under any higher status', () => {
  for (const body of [{ status: { message: { code: '0' } } }, { message }, undefined, [], 'x']) {
    expect(needsApproval(body)).toBe(false);
  }
  expect(readRefusal(403, none, { message: approval })).toMatchObject({ code: approval.code });
});

it.each([
  ['a good answer', { status: { result: 'SUCCESSFUL', message: { code: '0', type: 'INFO' } } }],
  ['a warning', { status: { message: { code: 'DIGX_APPROVAL_REQUIRED', type: 'WARNING' } } }],
  ['a good answer without a message', { status: { result: 'SUCCESSFUL' }, accounts: [] }],
  ['an answer with a type of its own', { status: {}, type: 'ERROR' }],
  ['an answer whose parts are of type ERROR', { status: {}, accounts: [{ type: 'ERROR' }] }],
])('takes %s for no refusal', (_name, body) => {
  expect(readRefusal(200, none, body)).toBeUndefined();
});

const header = (value: unknown) => new Headers({ 'x-auth-failure-response': JSON.stringify(value) });

it('reads the sign-in header, its text decoded once', () => {
  const headers = header({ code: 'OBDXIDM-0', type: 'INVALID_CRED', message: 'That isn&#x27;t right &amp;lt;.' });
  expect(readRefusal(403, headers, { message })).toEqual({
    status: 403,
    code: 'DIGX_X_1',
    title: 'No.',
    detail: message.detail,
    authFailure: { code: 'OBDXIDM-0', type: 'INVALID_CRED', message: "That isn't right &lt;." },
  });
});

it('uses the header’s code if the body has none', () => {
  expect(readRefusal(403, header({ code: 'OBDXIDM-0' }), undefined)).toEqual({
    status: 403,
    code: 'OBDXIDM-0',
    authFailure: { code: 'OBDXIDM-0', type: '', message: '' },
  });
});

it.each([
  ['not JSON', 'nope'],
  ['no object', '[1]'],
  ['without a code', '{"message":"No."}'],
  ['null', 'null'],
])('passes over a sign-in header that is %s', (_name, value) => {
  const headers = new Headers({ 'x-auth-failure-response': value });
  expect(readRefusal(403, headers, undefined)).toEqual({ status: 403 });
});

it('reads anything without throwing, and an error status always as a refusal', () => {
  fc.assert(
    fc.property(fc.integer({ min: 400, max: 599 }), fc.anything(), (status, body) => {
      const refusal = readRefusal(status, none, body);
      expect(refusal?.status).toBe(status);
      expect(['string', 'undefined']).toContain(typeof refusal?.code);
    }),
  );
});

it('stops at endlessly nested messages', () => {
  const endless: Record<string, unknown> = { type: 'ERROR' };
  endless.relatedMessage = [endless];
  expect(readRefusal(400, none, { message: endless })).toEqual({ status: 400 });
});

it.each([
  ['beside the message', { attemptsLeft: 2, message }, 2],
  ['inside status', { status: { attemptsLeft: 1, message } }, 1],
  ['not at all', { message }, undefined],
  ['as a text', { attemptsLeft: '2', message }, undefined],
  ['as half a try', { attemptsLeft: 1.5, message }, undefined],
  ['as fewer than one', { attemptsLeft: 0, message }, undefined],
])('reads how many attempts are left where the bank says so %s', (_, body, left) =>
  expect(readRefusal(400, none, body)?.attemptsLeft).toBe(left),
);
