import { expect, it } from 'vitest';
import type { PayeeRecord } from '#sandbox/bank/records/payee.ts';
import type { Persona, Personas } from '#sandbox/bank/records/persona.ts';
import { mondayAtTen, smallPersonas } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { nellAtHome, openSmallSandbox } from '#sandbox/control/small-sandbox.fixture.ts';

function payee(alias: string, over: Partial<PayeeRecord>): PayeeRecord {
  return {
    id: `nell:payee:${alias}`,
    groupId: `nell:group:${alias}`,
    partyId: 'party-nell',
    creatorId: 'nell',
    nickName: null,
    accountName: 'Lambourn Vets Ltd',
    accountNumber: '20418836',
    sortCode: '601122',
    accountType: 'Business',
    reference: '',
    report: { enabled: true, matched: 'Y', selectionStatus: null, reasonCode: null, payeeAccountName: null },
    state: 'active',
    lastReference: '',
    addedAt: mondayAtTen,
    amendment: null,
    cover: null,
    ...over,
  };
}

const nells = [
  payee('farrier', { nickName: 'Farrier' }),
  payee('vet', { partyId: 'party-yard', state: 'pending-approval' }),
  payee('begun', { state: 'submitted' }),
  payee('half-begun', { state: 'verified' }),
  payee('strangers', { partyId: 'party-strangers' }),
];

const nell = smallPersonas.nell as Persona;
const withPayees: Personas = {
  ...smallPersonas,
  nell: {
    ...nell,
    open: (seed, openingDay) => ({
      ...nell.open(seed, openingDay),
      payeeGroups: nells.map(({ groupId, partyId, accountName }) => ({ id: groupId, partyId, name: accountName })),
      payees: nells,
    }),
  },
};

it('names the belongings of an unopened persona without opening it', async () => {
  const { control } = await openSmallSandbox();
  const before = await control.state();
  expect(await control.accounts({ persona: 'nell' })).toEqual({
    outcome: 'done',
    persona: 'nell',
    signedIn: false,
    accounts: [
      { alias: 'current', name: 'Household & garden', token: null },
      { alias: 'mortgage', name: 'Mortgage', token: null },
      { alias: 'euro', name: 'Euro Account', token: null },
    ],
    parties: [
      { alias: '1', name: "Mrs Eleanor O'Hara", token: null },
      { alias: '2', name: 'Ridgeway & Daughters', token: null },
    ],
    payees: [],
    payeeGroups: [],
    mails: [
      { alias: 'cards', name: 'About cards', token: null },
      { alias: 'rates', name: 'About rates', token: null },
      { alias: 'address', name: 'About address', token: null },
      { alias: 'holidays', name: 'About holidays', token: null },
    ],
    instructions: [],
  });
  expect(await control.state()).toEqual(before);
});

it('names payees by alias, but not those still being added', async () => {
  const sandbox = await openSmallSandbox({ personas: withPayees });
  const before = await sandbox.control.accounts({ persona: 'nell' });
  expect(before).toMatchObject({
    payees: [
      { alias: 'farrier', name: 'Farrier', token: null },
      { alias: 'vet', name: 'Lambourn Vets Ltd', token: null },
    ],
    payeeGroups: [
      { alias: 'farrier', name: 'Farrier', token: null },
      { alias: 'vet', name: 'Lambourn Vets Ltd', token: null },
    ],
  });
  await sandbox.control.openSession('nell');
  const after = await sandbox.control.accounts({ persona: 'nell' });
  if (after.outcome === 'refused') throw new Error(after.reason);
  const tokens = [...after.payees, ...after.payeeGroups].map(({ token }) => token);
  expect(new Set(tokens).size).toBe(4);
  for (const token of tokens) expect(token).toMatch(/^[0-9A-F]{56}$/);
});

it('gives the same tokens as the customer’s own requests', async () => {
  const { sandbox, hand } = await nellAtHome();
  const { body } = await hand.call('GET', '/v1/accounts');
  const shown = (body as { accounts: { id: { value: string }; partyId: { value: string } }[] }).accounts;
  const named = await sandbox.control.accounts({ persona: 'nell' });
  if (named.outcome === 'refused') throw new Error(named.reason);
  expect(named.signedIn).toBe(true);
  expect(named.accounts.map(({ token }) => token)).toEqual(shown.map(({ id }) => id.value));
  expect(named.parties.map(({ token }) => token)).toEqual([...new Set(shown.map(({ partyId }) => partyId.value))]);
  expect(await sandbox.control.accounts({ sessionId: hand.sessionId })).toEqual(named);
});

it('still names what an ended session showed, and says that it has ended', async () => {
  const { sandbox, hand } = await nellAtHome();
  const former = hand.sessionId;
  const before = await sandbox.control.accounts({ sessionId: former });
  await sandbox.control.openSession('nell');
  expect(await sandbox.control.accounts({ sessionId: former })).toEqual({ ...before, signedIn: false });
  const now = await sandbox.control.accounts({ persona: 'nell' });
  expect(now).toMatchObject({ signedIn: true });
  expect(now).not.toMatchObject({ accounts: before.outcome === 'done' ? before.accounts : [] });
});

it('still names it when the bank has forgotten the session, if a call used it', async () => {
  const { sandbox, hand } = await nellAtHome();
  await hand.call('GET', '/v1/accounts');
  const before = await sandbox.control.accounts({ sessionId: hand.sessionId });
  await sandbox.control.advanceClock('P3D');
  expect(await sandbox.control.accounts({ sessionId: hand.sessionId })).toEqual({ ...before, signedIn: false });
});

it('defaults to the sandbox’s current persona', async () => {
  const { control } = await openSmallSandbox({ settings: { persona: 'locked' } });
  expect(await control.accounts({})).toMatchObject({ persona: 'locked', accounts: [] });
});

it.each([
  ['an unknown persona', 'misread', { persona: 'nobody' }],
  ['an unknown session', 'not-now', { sessionId: 'none' }],
] as const)('refuses %s', async (_, why, whose) => {
  const { control } = await openSmallSandbox();
  expect(await control.accounts(whose)).toMatchObject({ outcome: 'refused', why });
});

it('refuses a session in which nobody signed in', async () => {
  const sandbox = await openSmallSandbox();
  const { session } = await sandbox.exchange(
    new Request('http://x/digx/v1/session/nonce', { method: 'POST' }),
    undefined,
  );
  expect(await sandbox.control.accounts({ sessionId: session ?? '' })).toMatchObject({ why: 'not-now' });
});
