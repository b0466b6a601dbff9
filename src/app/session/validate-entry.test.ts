import { expect, it } from 'vitest';
import { type SessionEnd, type SessionState, signedIn } from '#src/api/store/session.slice.ts';
import { validateEntry } from './validate-entry.ts';

const page = { pathname: '/payments/make', search: '?to=9F2C', hash: '#top', state: null };
const inSession = signedIn({ sessionId: 'one', credentialsChangeNeeded: false });
const changeDue = signedIn({ sessionId: 'one', credentialsChangeNeeded: true });
const signedOut: SessionState = { status: 'signed-out' };

it('lets in a logged-in customer', () => {
  expect(validateEntry(inSession, page, true)).toEqual({ outcome: 'enter' });
});

it('lets nobody in whose session browser and tab do not both hold', () => {
  expect(validateEntry(inSession, page, false)).toEqual({ outcome: 'replaced' });
  expect(validateEntry(changeDue, page, false)).toEqual({ outcome: 'replaced' });
});

it('leads to what must be changed first, and lets in there', () => {
  expect(validateEntry(changeDue, page, true)).toEqual({ outcome: 'elsewhere', to: '/change-credentials' });
  expect(validateEntry(changeDue, { ...page, pathname: '/change-credentials' }, true)).toEqual({ outcome: 'enter' });
});

it('leads to login, and keeps what was asked for', () => {
  expect(validateEntry(signedOut, page, false)).toEqual({
    outcome: 'elsewhere',
    to: '/login',
    state: { wanted: '/payments/make?to=9F2C#top' },
  });
});

it.each<[SessionEnd, string]>([
  ['logged-off', '/logged-off'],
  ['expired', '/session-expired'],
  ['replaced', '/session-expired'],
  ['idle', '/session-expired'],
])('after an end that was %s leads to %s', (reason, to) => {
  expect(validateEntry({ status: 'ended', reason }, page, false)).toEqual({ outcome: 'elsewhere', to });
});

it('leads from a changed password to login, and says so there', () => {
  const home = { pathname: '/digital', search: '', hash: '', state: { passwordChanged: true } };
  const toLogin = { outcome: 'elsewhere', to: '/login', state: { wanted: '/digital', passwordChanged: true } };
  expect(validateEntry(signedOut, home, false)).toEqual(toLogin);
  expect(validateEntry({ status: 'ended', reason: 'expired' }, home, false)).toEqual(toLogin);
  expect(validateEntry(inSession, home, true)).toEqual({ outcome: 'enter' });
});

it.each([null, 'passwordChanged', { passwordChanged: 'yes' }, { passwordChanged: false }])(
  'takes %o in the history for no changed password',
  (state) => {
    expect(validateEntry(signedOut, { ...page, state }, false)).toMatchObject({
      state: { wanted: expect.any(String) },
    });
    expect(validateEntry(signedOut, { ...page, state }, false)).not.toMatchObject({ state: { passwordChanged: true } });
  },
);
