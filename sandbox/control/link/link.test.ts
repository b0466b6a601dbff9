import fc from 'fast-check';
import { expect, it } from 'vitest';
import { copSchema } from '#sandbox/bank/records/switches.ts';
import { verbNames } from '#sandbox/control/verbs/verbs.ts';
import { faultKinds } from '#sandbox/http/pipeline/fault-kinds.ts';
import { tourIds } from '#sandbox/tours/tour-ids.ts';
import { operationIds } from './faults.ts';
import { printSandbox } from './link-keys.ts';
import { namedMoments } from './moments.ts';
import { parseSandbox } from './parse-link.ts';
import { opensFreshBank, type SandboxSettings } from './sandbox-settings.ts';

const personaIds = ['private-customer', 'racing-owner'];

it('reads every key', () => {
  const text =
    'persona:racing-owner;signin:yes;seed:7;clock:2026-12-24T16:45;freeze:yes;latency:slow;otp:204816;' +
    'cop:MBAM;payments:refuse=DIGX_PY_0134;' +
    'fault:listAccounts@timeout~1,signIn@code=DIGX_AUTH_0002,getProfile@500~25pc;do:switch-phone-off, expire-session';
  expect(parseSandbox(text, personaIds)).toEqual({
    outcome: 'read',
    settings: {
      persona: 'racing-owner',
      signin: true,
      seed: 7,
      clock: '2026-12-24T16:45',
      freeze: true,
      latency: 'slow',
      otp: '204816',
      cop: 'MBAM',
      payments: 'refuse=DIGX_PY_0134',
      faults: [
        { operationId: 'listAccounts', kind: 'timeout', only: 1 },
        { operationId: 'signIn', kind: 'code=DIGX_AUTH_0002' },
        { operationId: 'getProfile', kind: '500', share: 25 },
      ],
      verbs: [{ verb: 'switch-phone-off' }, { verb: 'expire-session' }],
    },
  });
});

it('reads the older syntax of a planned fault, and writes only what a URL need not escape', () => {
  const older = parseSandbox('fault:listAccounts@timeout#1,signIn@500%20', personaIds);
  expect(older).toEqual(parseSandbox('fault:listAccounts@timeout~1,signIn@500~20pc', personaIds));
  expect(older.outcome === 'read' && printSandbox(older.settings)).toBe('fault:listAccounts@timeout~1,signIn@500~20pc');
});

it.each([
  ['nothing', ''],
  ['empty pieces', ' ; ;'],
])('reads %s as all defaults', (_, text) => {
  expect(parseSandbox(text, personaIds)).toEqual({ outcome: 'read', settings: {} });
});

it.each([
  ['an unknown key', 'colour:blue', 'colour', 'persona'],
  ['a key without a value', 'persona', 'persona', 'racing-owner'],
  ['an unknown persona', 'persona:nobody', 'persona', 'racing-owner'],
  ['neither yes nor no', 'signin:maybe', 'signin', 'yes'],
  ['a seed that is not a whole number', 'seed:1.5', 'seed', 'a whole number'],
  ['a negative seed', 'seed:-1', 'seed', 'a whole number'],
  ['a seed beyond safe integers', 'seed:99999999999999999999', 'seed', 'a whole number'],
  ['an impossible date', 'clock:2026-02-30T10:00', 'clock', 'YYYY-MM-DDTHH:mm'],
  ['an impossible hour', 'clock:2026-02-03T24:00', 'clock', 'month-end'],
  ['a day without a time', 'clock:2026-02-03', 'clock', 'weekend'],
  ['an unknown latency', 'latency:fast', 'latency', 'typical'],
  ['a latency of half a day', 'latency:43200000', 'latency', 'milliseconds'],
  ['a code of five digits', 'otp:12345', 'otp', 'six digits'],
  ['a code with a letter', 'otp:12345a', 'otp', 'phone'],
  ['an unknown Confirmation of Payee result', 'cop:N', 'cop', 'by-name'],
  ['a reason code in small letters', 'cop:mbam', 'cop', 'MBAM'],
  ['an unknown payments setting', 'payments:maybe', 'payments', 'needs-authoriser'],
  ['a refusal of payments without a code', 'payments:refuse=', 'payments', 'refuse=CODE'],
  ['a refusal of payments with no code at all', 'payments:refuse', 'payments', 'refuse=CODE'],
  ['a refusal with a space in its code', 'payments:refuse=DIGX PY', 'payments', 'refuse=CODE'],
  ['a refusal with too long a code', `payments:refuse=${'X'.repeat(41)}`, 'payments', 'refuse=CODE'],
  ['an unknown verb', 'do:dance', 'do', 'expire-session'],
  ['no verb', 'do:', 'do', 'switch-phone-on'],
  ['a wrong verb after a right one', 'do:expire-session,dance', 'do', 'end-session-elsewhere'],
  ['an unknown operation', 'fault:dance@500', 'fault', 'listAccounts'],
  ['an unknown kind of fault', 'fault:listAccounts@fire', 'fault', 'timeout'],
  ['a fault without a kind', 'fault:listAccounts', 'fault', 'operationId@kind'],
  ['a call before the first', 'fault:listAccounts@500~0', 'fault', '~1 and up'],
  ['more than all of the calls', 'fault:listAccounts@500~101pc', 'fault', '~1pc to ~100pc'],
  ['a wrong fault after a right one', 'fault:listAccounts@500,signIn@fire', 'fault', 'timeout'],
  ['a refusal code that there is not', 'fault:listAccounts@code=DIGX_PY_9999', 'fault', 'DIGX_PY_0134'],
  ['a refusal of payments with no such code', 'payments:refuse=DIGX_PY_9999', 'payments', 'DIGX_PY_0134'],
  ['a delay of no time', 'fault:listAccounts@delay=0', 'fault', 'delay=600000'],
  ['a match on nothing', 'fault:createPayment@500~colour=blue', 'fault', 'payee'],
  ['a match on no amount', 'fault:createPayment@500~amount=lots', 'fault', '13.00'],
  ['a detail that a verb does not take', 'do:freeze-account~colour=blue', 'do', 'account'],
  ['a detail without a name', 'do:freeze-account~current', 'do', 'freeze-account~account=…'],
  ['a going back in a fresh bank', 'rewind:2026-03-02T09:30', 'rewind', 'rewind without persona, seed and clock'],
  ['an invalid duration', 'advance:tomorrow', 'advance', 'P1D'],
  ['an unknown tour', 'tour:moon', 'tour', 'pay-saved-payee'],
  ['neither presented nor not', 'present:no', 'present', 'yes'],
  ['a new payee that the directory does not have', 'new-payee:nobody', 'new-payee', 'MBAM'],
  ['a sort code that there is not', 'new-payee:000000', 'new-payee', '070246'],
  ['no name of a new payee', 'name:', 'name', '1 to 35 characters without a semicolon'],
  ['a repeated key', 'seed:1;seed:2', 'seed', 'once'],
])('names %s and the allowed values', (_, text, where, allowed) => {
  const parsed = parseSandbox(
    `${text};persona:racing-owner`.replace('persona:nobody;persona:racing-owner', 'persona:nobody'),
    personaIds,
  );
  if (parsed.outcome !== 'refused') throw new Error(`"${text}" was read.`);
  const [misreading] = parsed.misreadings;
  expect(misreading?.where).toBe(where);
  expect(misreading?.allowed).toContain(allowed);
  expect(misreading?.reason).toMatch(/\.$/);
});

it('names every error, not only the first', () => {
  const parsed = parseSandbox('seed:x;colour:blue;latency:fast', personaIds);
  expect(parsed.outcome === 'refused' && parsed.misreadings.map(({ where }) => where)).toEqual([
    'seed',
    'colour',
    'latency',
  ]);
});

const anyFault = fc.oneof(
  fc.record({
    operationId: fc.constantFrom(...operationIds),
    kind: fc.constantFrom(...faultKinds, 'code=DIGX_PY_0131' as const, 'code=FT-RESP-999' as const, 'late=5' as const),
  }),
  fc.record({
    operationId: fc.constantFrom(...operationIds),
    kind: fc.constantFrom(...faultKinds, 'late=1' as const, 'late=3600' as const),
    only: fc.integer({ min: 1, max: 999 }),
  }),
  fc.record({
    operationId: fc.constantFrom(...operationIds),
    kind: fc.constantFrom(...faultKinds, 'delay=2500' as const),
    share: fc.integer({ min: 1, max: 100 }),
    match: fc.constantFrom({ amount: '13.00' }, { payee: 'T Mount', reference: 'Hay' }),
  }),
);
const anySettings = fc.record(
  {
    persona: fc.constantFrom(...personaIds),
    signin: fc.constant(true as const),
    seed: fc.maxSafeNat(),
    clock: fc.constantFrom('2026-12-24T16:45', '2024-02-29T00:00', ...namedMoments),
    freeze: fc.constant(true as const),
    latency: fc.oneof(fc.constantFrom('none' as const, 'typical' as const, 'slow' as const), fc.nat({ max: 600_000 })),
    otp: fc.oneof(fc.constant('phone'), fc.stringMatching(/^[0-9]{6}$/)),
    cop: fc.constantFrom(...copSchema.options),
    payments: fc.constantFrom(
      ...(['ok', 'needs-authoriser', 'under-processing', 'cut-off', 'refuse=SM-MULMAN05', 'refuse=DIGX_X'] as const),
    ),
    faults: fc.array(anyFault, { minLength: 1, maxLength: 4 }),
    rewind: fc.constantFrom('Before Christmas', '2026-03-02T09:30'),
    advance: fc.constantFrom('P1D', 'PT2H30M'),
    bookmark: fc.constantFrom('Before Christmas', 'after'),
    newPayee: fc.constantFrom({ known: 'Y-2' }, { name: 'Nomatch Nora' }, { known: 'priya-desai', name: 'P Desai' }),
    present: fc.constant(true as const),
    tour: fc.constantFrom(...tourIds),
    verbs: fc.array(
      fc.oneof(
        fc.record({ verb: fc.constantFrom(...verbNames) }),
        fc.record({
          verb: fc.constant('money-in' as const),
          details: fc.constantFrom({ account: 'current', amount: '250.00' }, { from: 'Kempton Bloodstock Ltd' }),
        }),
      ),
      { minLength: 1, maxLength: 4 },
    ),
  },
  { requiredKeys: [] },
);

it('prints what it reads and reads what it prints', () => {
  fc.assert(
    fc.property(anySettings, (settings: SandboxSettings) => {
      fc.pre(settings.rewind === undefined || !opensFreshBank(settings));
      expect(parseSandbox(printSandbox(settings), personaIds)).toEqual({ outcome: 'read', settings });
    }),
  );
});

it('answers any text with settings or reasons', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const parsed = parseSandbox(text, personaIds);
      if (parsed.outcome === 'refused') expect(parsed.misreadings.length).toBeGreaterThan(0);
      else expect(parseSandbox(printSandbox(parsed.settings), personaIds)).toEqual(parsed);
    }),
  );
});

it.each([
  [{ persona: 'racing-owner' }, true],
  [{ seed: 1 }, true],
  [{ clock: 'weekend' }, true],
  [{ latency: 'slow', signin: true, freeze: true }, false],
  [{ otp: '123456', verbs: [{ verb: 'expire-session' }], rewind: 'Monday' }, false],
  [{ cop: 'timeout', payments: 'cut-off' }, false],
  [{}, false],
] as const)('%j opens a fresh bank: %s', (settings, fresh) => expect(opensFreshBank(settings)).toBe(fresh));

it('reads what a link fills into a payment, and prints it again', () => {
  const text = 'persona:nell;amount:12.50;reference:Hay: March;when:2026-03-10';
  const parsed = parseSandbox(text, ['nell']);
  expect(parsed).toEqual({
    outcome: 'read',
    settings: { persona: 'nell', payment: { amount: '12.50', reference: 'Hay: March', when: '2026-03-10' } },
  });
  if (parsed.outcome === 'read') expect(printSandbox(parsed.settings)).toBe(text);
});

it.each(['amount:12,50', 'amount:-1', 'amount:£5', 'amount:1.234', 'reference:', 'when:tomorrow', 'when:10/03/2026'])(
  'refuses %s in a payment with what is allowed',
  (text) => {
    const where = text.split(':')[0];
    const misreading = expect.objectContaining({ where, allowed: expect.arrayContaining([expect.any(String)]) });
    expect(parseSandbox(text, ['nell'])).toEqual({ outcome: 'refused', misreadings: [misreading] });
  },
);
