import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { toAllowedAccounts, toCorrespondenceAddress } from '#src/api/accounts/correspondence-address.ts';
import { toPendingApprovals } from '#src/api/approvals/approvals.ts';
import { isChangeNeeded, toLoginFlow } from '#src/api/profile/login-flow.ts';
import { permittedFunctions, toPermissions } from '#src/api/profile/permissions.ts';
import { toProfile } from '#src/api/profile/user-profile.ts';
import { toPublicKey, toSalt } from '#src/api/sealing/seal-password.ts';
import { type Unchecked, unchecked } from '#src/api/wire/wire.ts';
import { parseInstant } from '#src/kernel/instant.ts';
import { runs } from '#tests/runs.ts';
import {
  addressAnswer,
  allowedAnswer,
  countAnswer,
  loginFlowAnswer,
  permissionsAnswer,
  profileAnswer,
  whenDamaged,
} from './answers.fixture.ts';

const text = z.string();
const id = text.check(z.minLength(1));
const profile = z.strictObject({
  userName: id,
  mainPartyId: z.optional(id),
  honorific: text,
  firstName: text,
  lastName: text,
  preferredName: text,
  fullName: text,
  lastLogin: z.optional(text.check(z.refine((moment) => parseInstant(moment) === moment))),
  email: text,
  phoneNumber: text,
  entities: z.array(z.strictObject({ id, title: text, displayId: text })),
  firstLoginFlowDone: z.boolean(),
  inactiveSessionMs: z.optional(z.int().check(z.nonnegative())),
});
const loginFlow = z.strictObject({
  termsNotAccepted: z.boolean(),
  forcePasswordChange: z.boolean(),
  forcePinChange: z.boolean(),
});
const pendingApprovals = z.strictObject({
  total: z.int().check(z.nonnegative()),
  counts: z.array(z.strictObject({ transactionType: text, pending: z.int().check(z.positive()) })),
});
const keyAnswer = { publicKeyDTO: { modulus: 'b3', publicExponent: '10001', publicKey: 'MFww' } };
const saltAnswer = { saltDTO: { id: 'mT0f%2F9QxY%3D%3D' } };

it.each<[string, (answer: Unchecked<never>) => unknown, unknown, z.ZodMiniType]>([
  ['profile', toProfile, profileAnswer, profile],
  ['login flow', toLoginFlow, loginFlowAnswer, loginFlow],
  ['permissions', toPermissions, permissionsAnswer, z.array(z.enum(permittedFunctions))],
  ['pending approvals', toPendingApprovals, countAnswer, pendingApprovals],
  ['allowed accounts', toAllowedAccounts, allowedAnswer, z.array(id)],
  ['address', toCorrespondenceAddress, addressAnswer, z.strictObject({ fullName: text, lines: z.array(id) })],
  ['public key', toPublicKey, keyAnswer, id],
  ['salt', toSalt, saltAnswer, text],
])('survives any damage to the %s, and what it gives is well typed', (_name, read, answer, wellTyped) => {
  wellTyped.parse(read(unchecked(answer)));
  whenDamaged(
    [answer],
    (harmed) => {
      const model = read(unchecked(harmed));
      if (model !== undefined) wellTyped.parse(model);
    },
    runs(1_000),
  );
});

it('reads a profile', () => {
  expect(toProfile(unchecked(profileAnswer))).toEqual({
    userName: 'private-customer',
    mainPartyId: 'C43E0A1B7D52F986',
    honorific: 'Mrs',
    firstName: 'Eleanor',
    lastName: "O'Hara",
    preferredName: 'Nell',
    fullName: "Mrs Eleanor O'Hara",
    lastLogin: '2026-02-27T11:53:00.000Z',
    email: 'nel***@example.com',
    phoneNumber: '07*******118',
    entities: [
      { id: 'C43E0A1B7D52F986', title: "Mrs Eleanor O'Hara", displayId: '***401' },
      { id: 'A77B', title: 'Ridgeway & Daughters Racing', displayId: '***402' },
    ],
    firstLoginFlowDone: true,
    inactiveSessionMs: 600_000,
  });
});

it('reads a profile of next to nothing', () => {
  expect(toProfile(unchecked({ userProfile: { userName: 'someone', lastName: 'Frost' } }))).toEqual({
    userName: 'someone',
    honorific: '',
    firstName: '',
    lastName: 'Frost',
    preferredName: '',
    fullName: 'Frost',
    email: '',
    phoneNumber: '',
    entities: [],
    firstLoginFlowDone: true,
  });
});

it('leaves out entities without an id or named twice, and titles the nameless by what may be shown', () => {
  const [first] = profileAnswer.entities;
  const nameless = { partyId: { value: 'B1', displayValue: '***403' }, partyName: null };
  const read = toProfile(
    unchecked({ ...profileAnswer, entities: [first, { partyName: 'No id' }, first, null, nameless] }),
  );
  expect(read?.entities.map(({ title }) => title)).toEqual(["Mrs Eleanor O'Hara", '***403']);
});

it.each([{}, { userProfile: null }, { userProfile: { userName: 7 } }, null])('reads no profile from %o', (answer) => {
  expect(toProfile(unchecked(answer))).toBeUndefined();
});

it.each([
  ['the three steps', ['terms-and-conditions', 'change-password', 'change-pin'], [true, true, true]],
  ['one step', ['change-pin'], [false, false, true]],
  ['no step', [], [false, false, false]],
  ['steps of other kinds', ['my-limits', 'profile'], [false, false, false]],
])('reads %s from the list', (_name, ids, [terms, password, pin]) => {
  const flow = toLoginFlow(
    unchecked({ userLoginFlowDTOList: ids.map((stepId) => ({ loginConfigDTO: { id: stepId } })) }),
  );
  expect(flow).toEqual({ termsNotAccepted: terms, forcePasswordChange: password, forcePinChange: pin });
});

it('knows a step by the form it asks for', () => {
  const step = { loginConfigDTO: { id: '17', uiComponentName: 'change-password' } };
  expect(toLoginFlow(unchecked({ userLoginFlowDTOList: [step] }))).toMatchObject({ forcePasswordChange: true });
});

it.each([[{}], [{ loginConfigDTO: { id: 7 } }], [null]])('rejects a list with an unreadable step: %o', (step) => {
  expect(toLoginFlow(unchecked({ userLoginFlowDTOList: [step] }))).toBeUndefined();
});

it.each([
  [0, [true, true, true]],
  [1, [false, true, true]],
  [2, [false, false, true]],
  [3, [false, false, false]],
])('reads the number %d as what is left to do', (userLoginFlowDTOList, [terms, password, pin]) => {
  const flow = toLoginFlow(unchecked({ userLoginFlowDTOList }));
  expect(flow).toEqual({ termsNotAccepted: terms, forcePasswordChange: password, forcePinChange: pin });
  expect(flow && isChangeNeeded(flow)).toBe(terms || password || pin);
});

it('names the functions it knows, each once, and grants nothing without a list', () => {
  const named = ['transfer', 'payment', 'payment', 'launchRockets', null];
  expect(toPermissions(unchecked({ permittedFunctions: named }))).toEqual(['payment', 'transfer']);
  expect(toPermissions(unchecked({ permittedFunctions: 'payment' }))).toBeUndefined();
});

it('reads when the list of authorisations was last visited', () => {
  const lastVisited = '2026-03-01T16:20:00.000Z';
  expect(toPendingApprovals(unchecked({ countDTOList: [], lastVisited }))).toEqual({
    total: 0,
    counts: [],
    lastVisited,
  });
  for (const unread of [null, 'yesterday', 5]) {
    expect(toPendingApprovals(unchecked({ countDTOList: [], lastVisited: unread }))).toEqual({ total: 0, counts: [] });
  }
});

it('adds up what waits for approval', () => {
  expect(toPendingApprovals(unchecked(countAnswer))).toEqual({
    total: 4,
    counts: [{ transactionType: 'PAYMENTS', pending: 4 }],
  });
});

it('leaves no gap for a line that an address lacks', () => {
  expect(toCorrespondenceAddress(unchecked(addressAnswer))).toEqual({
    fullName: "Mrs Eleanor O'Hara",
    lines: ['The Old Forge', 'Lambourn', 'Berkshire', 'RG17 8XX', 'United Kingdom'],
  });
});

it('decodes the salt once', () => {
  expect(toSalt(unchecked(saltAnswer))).toBe('mT0f/9QxY==');
  expect(toSalt(unchecked({ saltDTO: { id: '%252F' } }))).toBe('%2F');
});

it.each([
  ['cannot be decoded', '%E0%A4%A'],
  ['is empty', ''],
  ['is too long to be sealed with a password', 'A'.repeat(129)],
])('has no salt when it %s', (_name, saltId) => {
  expect(toSalt(unchecked({ saltDTO: { id: saltId } }))).toBeUndefined();
});

it('has no key when it is empty: passwords are never sent as they are', () => {
  expect(toPublicKey(unchecked({ publicKeyDTO: { ...keyAnswer.publicKeyDTO, publicKey: '' } }))).toBeUndefined();
});
