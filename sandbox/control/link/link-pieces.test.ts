import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PersonaRecords } from './control-accounts.ts';
import { misreadPieces, piecesIn, resolveCallUrl, resolveText, resolveUrl, urlBeforePieces } from './link-pieces.ts';

const nells: PersonaRecords = {
  persona: 'nell',
  signedIn: true,
  accounts: [
    { alias: 'current', name: 'Household', token: 'A1' },
    { alias: 'mortgage', name: 'Mortgage', token: 'B2' },
  ],
  parties: [{ alias: '1', name: 'Nell', token: 'C3' }],
  payees: [{ alias: 'farrier', name: 'Farrier', token: 'D4' }],
  mails: [{ alias: '1', name: 'Rates', token: 'F6' }],
  payeeGroups: [{ alias: 'farrier', name: 'Farrier', token: 'E5' }],
  instructions: [],
};

it.each([
  ['as people write it', '/accounts/{account:current}', '/accounts/A1'],
  ['as browsers write it', '/accounts/%7Baccount:current%7D', '/accounts/A1'],
  ['in small percent letters, colon too', '/accounts/%7baccount%3acurrent%7d', '/accounts/A1'],
  ['for a message', '/secure-mail/f/inbox/{mail:1}', '/secure-mail/f/inbox/F6'],
  ['for a payee', '/payees/{payee:farrier}', '/payees/D4'],
  ['twice, and in the query', '/x/{account:mortgage}/{account:current}?of=%7Bparty%3A1%7D', '/x/B2/A1?of=C3'],
  ['not at all', '/accounts?show=all#top', '/accounts?show=all#top'],
])('replaces a placeholder with its token, written %s', (_, address, expected) => {
  expect(resolveUrl(address, nells)).toEqual({ outcome: 'resolved', text: expected });
});

it('names an unknown alias and lists the known ones', () => {
  expect(resolveUrl('/accounts/{account:boat}', nells)).toEqual({
    outcome: 'refused',
    misreadings: [{ where: 'path', reason: 'nell has no account "boat".', allowed: ['current', 'mortgage'] }],
  });
});

it('names an unknown payee and lists the known ones', () => {
  expect(resolveUrl('/payees/{payee:current}', nells)).toEqual({
    outcome: 'refused',
    misreadings: [{ where: 'path', reason: 'nell has no payee "current".', allowed: ['farrier'] }],
  });
});

it('distinguishes a payee from its group in a call', () => {
  const call = '/digx/cz/v1/payments/payeeGroup/{payee-group:farrier}/payees/external/{payee:farrier}';
  const asked = '/digx/cz/v1/payments/payeeGroup/E5/payees/external/D4';
  expect(resolveCallUrl(call, nells)).toEqual({ outcome: 'resolved', text: asked });
  expect(resolveText('{"to":{"groupId":"{payee-group:farrier}","payeeId":"{payee:farrier}"}}', nells)).toEqual({
    outcome: 'resolved',
    text: '{"to":{"groupId":"E5","payeeId":"D4"}}',
  });
});

it('resolves nothing without a session', () => {
  const unseen = { ...nells, accounts: [{ alias: 'current', name: 'Household', token: null }] };
  expect(resolveUrl('/accounts/{account:current}', unseen)).toMatchObject({ outcome: 'refused' });
});

it.each(['/{boat:1}', '/{account}', '/{account:}', '/{payee:}', '/{}', '/%7B%E0%A4%A%7D'])(
  'knows %s for no piece before anybody is signed in',
  (address) =>
    expect(misreadPieces(address)).toMatchObject([
      { allowed: ['{account:alias}', '{payee:alias}', '{mail:alias}', '{instruction:alias}'] },
    ]),
);

it('finds placeholders as people write them', () => {
  expect(piecesIn('/accounts/%7Baccount:current%7D/{party:1}')).toEqual(['{account:current}', '{party:1}']);
  expect(misreadPieces('/accounts/%7Baccount:current%7D')).toEqual([]);
});

it.each([
  ['/accounts/{account:boat}', '/accounts'],
  ['/digital/accounts/transactions/%7Baccount:boat%7D?x=1#y', '/digital/accounts/transactions'],
  ['/accounts/services?accountId={account:boat}', '/accounts/services'],
  ['/{account:boat}', '/'],
  ['/accounts?show=all', '/accounts?show=all'],
])('falls back from %s to %s', (address, expected) => {
  expect(urlBeforePieces(address)).toBe(expected);
});

it('leaves the braces of a JSON body alone', () => {
  const body = '{"a":{"debitAccountId":"{account:current}","note":"{payment: 5}"}}';
  expect(resolveText(body, nells)).toEqual({ outcome: 'resolved', text: body.replace('{account:current}', 'A1') });
});

it.each([
  ['/digx/x?description=%7Bhay%7D', '/digx/x?description=%7Bhay%7D'],
  ['/digx/x/{account:current}?description={}&to={hay}', '/digx/x/A1?description={}&to={hay}'],
  ['/digx/x?description=%7Baccount&party=%7bparty%3a1%7d', '/digx/x?description=%7Baccount&party=C3'],
  ['/digx/x?description={account:&by=}', '/digx/x?description={account:&by=}'],
])('leaves a customer’s own braces in a call to %s alone', (address, expected) => {
  expect(resolveCallUrl(address, nells)).toEqual({ outcome: 'resolved', text: expected });
});

it('names an unknown alias in a call’s URL too', () => {
  expect(resolveCallUrl('/digx/x/{account:boat}', nells)).toEqual(resolveUrl('/digx/x/{account:boat}', nells));
});

it('handles any URL, and leaves no placeholder that it should replace', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'/{}%7BD:?#=ac', 'account:') }), (rest) => {
      const address = `/${rest}`;
      resolveUrl(address, nells);
      misreadPieces(address);
      const plain = urlBeforePieces(address);
      expect(plain.startsWith('/')).toBe(true);
      expect(piecesIn(plain)).toEqual([]);
    }),
  );
});
