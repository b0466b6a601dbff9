import { expect, it } from 'vitest';
import { openSmallSandbox } from '#sandbox/control/small-sandbox.fixture.ts';
import { followLink } from './follow-link.ts';

/** A browser whose bank stands at ten on a Monday, with nobody signed in. */
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

it('leads a customer it signs in to an account by its alias', async () => {
  const { follow, control } = await browser();
  const followed = await follow('persona:nell;signin:yes', '/accounts/%7Baccount:current%7D?show=all');
  const things = await control.accounts({ persona: 'nell' });
  const token = things.outcome === 'done' ? things.accounts[0]?.token : undefined;
  expect(followed).toEqual({
    openedAfresh: true,
    signedIn: true,
    credentialsChangeNeeded: false,
    address: `/accounts/${token}?show=all`,
    problems: [],
  });
});

it('means the session the browser has where the link signs nobody in', async () => {
  const { follow, session } = await browser();
  await follow('persona:nell;signin:yes');
  const before = session();
  const followed = await follow('latency:slow', '/accounts/{account:mortgage}');
  expect(followed).toMatchObject({ openedAfresh: false, signedIn: false, problems: [] });
  expect(followed.address).toMatch(/^\/accounts\/[0-9A-F]{56}$/);
  expect(session()).toBe(before);
});

it('names an alias there is not, with those there are, and leads to where the way still goes', async () => {
  const { follow } = await browser();
  expect(await follow('persona:nell;signin:yes', '/accounts/{account:boat}')).toEqual({
    openedAfresh: true,
    signedIn: true,
    credentialsChangeNeeded: false,
    address: '/accounts',
    problems: ['nell has no account "boat". Allowed: current, mortgage, euro.'],
  });
});

it('says that nobody is signed in', async () => {
  const { follow } = await browser();
  expect(await follow('', '/accounts/{account:current}')).toMatchObject({
    address: '/accounts',
    problems: ['Nobody is signed in whose {account:current} it could be. Allowed: signin:yes in the link.'],
  });
});

it('says so too when the session is over', async () => {
  const { follow, control } = await browser();
  await follow('persona:nell;signin:yes');
  await control.advanceClock('PT11M');
  expect((await follow('', '/accounts/{account:current}')).problems).toHaveLength(1);
});

it.each([
  ['settings that are not understood', 'persona:nobody;signin:yes', '/accounts/{account:current}'],
  ['a piece there is not', 'persona:nell;signin:yes', '/accounts/{boat:1}'],
  ['a fresh bank in which nobody is signed in', 'persona:nell', '/accounts/{account:current}'],
  ['a verb there is not', 'persona:nell;do:dance', '/accounts/{account:current}'],
  ['a customer who cannot be signed in', 'persona:locked;signin:yes', '/accounts/{account:current}'],
])('leaves the bank as it is for %s', async (_, link, at) => {
  const { follow, control, session } = await browser();
  const before = await control.state();
  expect(await follow(link, at)).toMatchObject({ openedAfresh: false, signedIn: false, address: '/accounts' });
  expect(await control.state()).toEqual(before);
  expect(session()).toBeNull();
});

it('changes the bank that is there where the link names neither persona, seed nor clock', async () => {
  const { follow, control } = await browser();
  const followed = await follow(
    'latency:slow;otp:123456;cop:BANM;payments:refuse=DIGX_PY_0134;fault:listAccounts@timeout#1',
    '/accounts',
  );
  expect(followed).toMatchObject({ openedAfresh: false, signedIn: false, address: '/accounts', problems: [] });
  expect(await control.state()).toMatchObject({
    switches: { latency: 'slow', otp: '123456', cop: 'BANM', payments: 'refuse=DIGX_PY_0134' },
    faults: [{ operationId: 'listAccounts', kind: 'timeout', only: 1 }],
  });
});

it('says of a customer it signs in that they must do something about their details first', async () => {
  const { follow } = await browser();
  const followed = await follow('persona:newcomer;signin:yes', '/accounts');
  expect(followed).toMatchObject({ signedIn: true, credentialsChangeNeeded: true, address: '/accounts', problems: [] });
});

it('does to the customer what it says once they are signed in and the way is found', async () => {
  const { follow, control } = await browser();
  const followed = await follow(
    'persona:nell;signin:yes;do:switch-phone-off,expire-session',
    '/accounts/{account:current}',
  );
  expect(followed).toMatchObject({ openedAfresh: true, signedIn: true, problems: [] });
  expect(followed.address).toMatch(/^\/accounts\/[0-9A-F]{56}$/);
  expect(await control.customer('nell')).toMatchObject({ signedIn: false, phoneIsOn: false });
});

it('does it to the bank that is there too, and stops at what does not apply', async () => {
  const { follow, control } = await browser();
  await follow('persona:nell;signin:yes');
  expect(await follow('do:expire-session')).toMatchObject({ openedAfresh: false, problems: [] });
  expect(await follow('do:expire-session,switch-phone-off')).toMatchObject({ problems: ['nell is not signed in.'] });
  expect(await control.customer('nell')).toMatchObject({ phoneIsOn: true });
});
