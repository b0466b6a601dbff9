import { expect, it } from 'vitest';
import { openSmallSandbox } from '#sandbox/control/small-sandbox.fixture.ts';
import { followLink } from './follow-link.ts';

/** A browser whose bank is at ten on a Monday, with nobody signed in. */
async function browser() {
  const { control } = await openSmallSandbox();
  let session: string | null = null;
  const desk = {
    control,
    personaIds: ['nell', 'locked', 'barred', 'newcomer'],
    session: () => session,
    giveSession: async (id: string) => {
      session = id;
    },
  };
  return { control, session: () => session, follow: (link: string, at = '/') => followLink(desk, link, at) };
}

it('signs a customer in and leads to an account by its alias', async () => {
  const { follow, control } = await browser();
  const followed = await follow('persona:nell;signin:yes', '/accounts/%7Baccount:current%7D?show=all');
  const things = await control.accounts({ persona: 'nell' });
  const token = things.outcome === 'done' ? things.accounts[0]?.token : undefined;
  expect(followed).toEqual({
    openedFreshBank: true,
    signedIn: true,
    credentialsChangeNeeded: false,
    url: `/accounts/${token}?show=all`,
    problems: [],
  });
});

it('leaves to the page whether it is presented or follows the bank, and the tour', async () => {
  const { follow } = await browser();
  expect(await follow('persona:nell;present:yes;follow:no;tour:transfer')).toMatchObject({
    openedFreshBank: true,
    present: true,
    follow: false,
    tour: 'transfer',
    problems: [],
  });
});

it('uses the browser’s session when the link signs nobody in', async () => {
  const { follow, session } = await browser();
  await follow('persona:nell;signin:yes');
  const before = session();
  const followed = await follow('latency:slow', '/accounts/{account:mortgage}');
  expect(followed).toMatchObject({ openedFreshBank: false, signedIn: false, problems: [] });
  expect(followed.url).toMatch(/^\/accounts\/[0-9A-F]{56}$/);
  expect(session()).toBe(before);
});

it('names an unknown alias, lists the known ones, and leads to the URL before it', async () => {
  const { follow } = await browser();
  expect(await follow('persona:nell;signin:yes', '/accounts/{account:boat}')).toEqual({
    openedFreshBank: true,
    signedIn: true,
    credentialsChangeNeeded: false,
    url: '/accounts',
    problems: ['nell has no account "boat". Allowed: current, mortgage, euro.'],
  });
});

it('reports that nobody is signed in', async () => {
  const { follow } = await browser();
  expect(await follow('', '/accounts/{account:current}')).toMatchObject({
    url: '/accounts',
    problems: ['Nobody is logged in whose {account:current} it could be. Allowed: signin:yes in the link.'],
  });
});

it('reports it too when the session has ended', async () => {
  const { follow, control } = await browser();
  await follow('persona:nell;signin:yes');
  await control.advanceClock('PT11M');
  expect((await follow('', '/accounts/{account:current}')).problems).toHaveLength(1);
});

it.each([
  ['settings that are not understood', 'persona:nobody;signin:yes', '/accounts/{account:current}'],
  ['an unknown placeholder', 'persona:nell;signin:yes', '/accounts/{boat:1}'],
  ['a fresh bank in which nobody is signed in', 'persona:nell', '/accounts/{account:current}'],
  ['an unknown verb', 'persona:nell;do:dance', '/accounts/{account:current}'],
  ['a customer who cannot be signed in', 'persona:locked;signin:yes', '/accounts/{account:current}'],
])('leaves the bank unchanged for %s', async (_, link, at) => {
  const { follow, control, session } = await browser();
  const before = await control.state();
  expect(await follow(link, at)).toMatchObject({ openedFreshBank: false, signedIn: false, url: '/accounts' });
  expect(await control.state()).toEqual(before);
  expect(session()).toBeNull();
});

it('changes the current bank when the link names no persona, seed or clock', async () => {
  const { follow, control } = await browser();
  const followed = await follow(
    'latency:slow;otp:123456;cop:BANM;payments:refuse=DIGX_PY_0134;fault:listAccounts@timeout#1',
    '/accounts',
  );
  expect(followed).toMatchObject({ openedFreshBank: false, signedIn: false, url: '/accounts', problems: [] });
  expect(await control.state()).toMatchObject({
    switches: { latency: 'slow', otp: '123456', cop: 'BANM', payments: 'refuse=DIGX_PY_0134' },
    faults: [{ operationId: 'listAccounts', kind: 'timeout', only: 1 }],
  });
});

it('reports that the customer it signs in must change their credentials first', async () => {
  const { follow } = await browser();
  const followed = await follow('persona:newcomer;signin:yes', '/accounts');
  expect(followed).toMatchObject({ signedIn: true, credentialsChangeNeeded: true, url: '/accounts', problems: [] });
});

it('applies its verbs once the customer is signed in and the URL resolved', async () => {
  const { follow, control } = await browser();
  const followed = await follow(
    'persona:nell;signin:yes;do:switch-phone-off,expire-session',
    '/accounts/{account:current}',
  );
  expect(followed).toMatchObject({ openedFreshBank: true, signedIn: true, problems: [] });
  expect(followed.url).toMatch(/^\/accounts\/[0-9A-F]{56}$/);
  expect(await control.customer('nell')).toMatchObject({ signedIn: false, phoneIsOn: false });
});

it('applies its verbs to the current bank too, and stops at the first that does not apply', async () => {
  const { follow, control } = await browser();
  await follow('persona:nell;signin:yes');
  expect(await follow('do:expire-session')).toMatchObject({ openedFreshBank: false, problems: [] });
  expect(await follow('do:expire-session,switch-phone-off')).toMatchObject({ problems: ['nell is not logged in.'] });
  expect(await control.customer('nell')).toMatchObject({ phoneIsOn: true });
});

it('hands over what to fill into a payment, and refuses it on a page without one', async () => {
  const { follow, control } = await browser();
  const link = 'persona:nell;signin:yes;amount:12.50;when:now';
  expect(await follow(link, '/payments/make/{account:current}')).toMatchObject({
    problems: [],
    payment: { amount: '12.50', when: 'now' },
  });
  const before = await control.state();
  expect(await follow(link, '/accounts')).toMatchObject({
    openedFreshBank: false,
    problems: [expect.stringContaining('no payment to fill')],
  });
  expect(await control.state()).toEqual(before);
});

it('hands over a new payee in full, under another name if one is given, and refuses it on another page', async () => {
  const { follow, control } = await browser();
  const link = 'persona:nell;signin:yes;new-payee:BAMM';
  const details = { type: 'Personal', sortCode: '601147', accountNumber: '28407351', reference: '' };
  expect(await follow(link, '/payments/payees/new')).toMatchObject({
    problems: [],
    newPayee: { ...details, name: 'Fetlok & Sons Farriers' },
  });
  expect(await follow(`${link};name:Nomatch Nora`, '/payments/payees/new')).toMatchObject({
    newPayee: { ...details, name: 'Nomatch Nora' },
  });
  expect(await follow('name:Match Molly', '/payments/payees/new')).toMatchObject({ newPayee: { name: 'Match Molly' } });
  const before = await control.state();
  for (const at of ['/payments/payees', '/payments/make/{account:current}']) {
    expect(await follow(link, at)).toMatchObject({
      openedFreshBank: false,
      problems: ['This page has no new payee to fill. Allowed: /payments/payees/new.'],
    });
  }
  expect(await control.state()).toEqual(before);
});
