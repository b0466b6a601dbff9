import { afterEach, expect, it } from 'vitest';
import { forgetResetToken, heldResetToken } from '#src/banking/session/reset-token.ts';
import { returnResetToken, takeResetToken } from './take-reset-token.ts';

/** A page at a URL, with the URLs added to its history. */
function pageAt(address: string) {
  const written: string[] = [];
  const page = Object.assign(new EventTarget(), {
    location: new URL(address, 'https://paddock.test'),
    history: {
      state: { key: 'kept' },
      replaceState(state: unknown, _: string, path: string) {
        expect(state).toEqual({ key: 'kept' });
        written.push(path);
        page.location = new URL(path, page.location);
      },
    },
  });
  return { page, written };
}

function open(address: string, base = '/') {
  const opened = pageAt(address);
  takeResetToken(opened.page as unknown as Window, base);
  return opened;
}

afterEach(forgetResetToken);

it.each([
  ['the landing', '/change-credentials#valid-token', '/change-credentials'],
  ['the password-only page', '/change-credentials-password#token=valid-token', '/change-credentials-password'],
  ['its twin', '/change-credentials-new?from=mail#valid-token', '/change-credentials-new?from=mail'],
  ['the landing with a slash behind it', '/change-credentials/#valid-token', '/change-credentials/'],
  ['the landing in capitals', '/Change-Credentials#valid-token', '/Change-Credentials'],
  ['the landing encoded', '/change%2Dcredentials#valid-token', '/change%2Dcredentials'],
])('takes the token out of the address of %s', (_, address, left) => {
  const { page, written } = open(address);
  expect(written).toEqual([left]);
  expect(page.location.href).not.toContain('valid-token');
  expect(heldResetToken()).toEqual({ kind: 'token', token: 'valid-token' });
});

it('finds the landing where the site is mounted on a path', () => {
  expect(open('/digital/change-credentials#valid-token', '/digital/').written).toEqual(['/digital/change-credentials']);
  expect(open('/change-credentials#valid-token', '/digital/').written).toEqual([]);
});

it('removes what no token can be, and remembers that it was there', () => {
  const { written } = open('/change-credentials#<script>');
  expect([written, heldResetToken()]).toEqual([['/change-credentials'], { kind: 'unreadable' }]);
});

it.each([
  '/change-credentials',
  '/accounts#top',
  '/login#valid-token',
  '/change-credentials/more#valid-token',
  '/%E0#x',
])('leaves %s as it is', (address) => {
  expect([open(address).written, heldResetToken()]).toEqual([[], undefined]);
});

it.each(['popstate', 'hashchange'])('takes the token of a second link into the open page at %s', (event) => {
  const { page } = open('/change-credentials#first');
  page.location = new URL('#second', page.location);
  page.dispatchEvent(new Event(event));
  expect(page.location.hash).toBe('');
  expect(heldResetToken()).toEqual({ kind: 'token', token: 'second' });
});

it.each([
  ['a token', '/change-credentials?from=mail#token=valid-token', { kind: 'token', token: 'valid-token' }],
  ['what no token can be', '/change-credentials-new#<script>', { kind: 'unreadable' }],
])('gives %s to the page that a reload puts in the place of this one', (_, address, held) => {
  const { page } = open(address);
  returnResetToken(page as unknown as Window);
  const reloaded = page.location.href;
  forgetResetToken();
  expect(open(reloaded).page.location.hash).toBe('');
  expect(heldResetToken()).toEqual(held);
});

it('leaves the address alone where there was no token', () => {
  const { page, written } = open('/accounts#top');
  returnResetToken(page as unknown as Window);
  expect(written).toEqual([]);
});
