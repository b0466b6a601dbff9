import { expect, it } from 'vitest';
import { openSmallSandbox } from '../control/small-sandbox.fixture.ts';
import { followLink } from './follow-link.ts';

/** A browser whose bank stands at ten on a Monday, with nobody signed in. */
async function browser() {
  const { control } = await openSmallSandbox();
  let session: string | null = null;
  const desk = {
    control,
    storyIds: ['nell', 'locked', 'barred'],
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
  ['a piece there is not', 'persona:nell;signin:yes', '/accounts/{payee:1}'],
  ['a fresh bank in which nobody is signed in', 'persona:nell', '/accounts/{account:current}'],
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
  const followed = await follow('latency:slow;fault:listAccounts@timeout#1', '/accounts');
  expect(followed).toEqual({ openedAfresh: false, signedIn: false, address: '/accounts', problems: [] });
  expect(await control.state()).toMatchObject({
    switches: { latency: 'slow' },
    faults: [{ operationId: 'listAccounts', kind: 'timeout', only: 1 }],
  });
});
