import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passwordRulesBroken, pinRulesBroken } from '#sandbox/bank/security/credential-rules.ts';
import { decryptPassword, passwordKey } from '#sandbox/bank/session/credentials.ts';
import { sealPassword } from '#src/api/sealing/seal-password.ts';
import { type CredentialKind, validateCredential } from '#src/features/credentials/model/credential-kind.ts';
import { anyLetter } from '#src/kernel/any-letter.fixture.ts';
import { runs } from '#tests/runs.ts';

// App and bank validate passwords and PINs separately, and must agree.

const bankTakes = {
  password: (typed: string) => passwordRulesBroken(typed).length === 0,
  pin: (typed: string) => pinRulesBroken(typed).length === 0,
};

function appTakes(kind: CredentialKind, typed: string): boolean {
  return validateCredential(kind, typed).every(({ kept }) => kept);
}

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const permitted = fc.constantFrom(...letters, ...'0123456789$@_#');
/** Adjacent characters, so that sequences and repeats occur and are narrowly missed equally often. */
const close = fc.constantFrom(...'abcdABCD1234');
const odd = fc.constantFrom(...'!£ é.-²\u0000\n', 'ſ', 'K', 'İ', '１', '٣', '😀', '\ud800');
const piece = fc.oneof(
  { weight: 8, arbitrary: permitted },
  { weight: 4, arbitrary: close },
  {
    weight: 2,
    arbitrary: fc.tuple(permitted, fc.integer({ min: 2, max: 7 })).map(([one, times]) => one.repeat(times)),
  },
  { weight: 1, arbitrary: odd },
);
const passwords = fc.oneof(
  { weight: 6, arbitrary: fc.array(permitted, { minLength: 6, maxLength: 22 }).map(join) },
  { weight: 4, arbitrary: fc.array(piece, { maxLength: 22 }).map(join) },
  { weight: 1, arbitrary: fc.string({ unit: anyLetter, maxLength: 24 }) },
);
const digit = fc.constantFrom(...'0123456789');
const pins = fc.oneof(
  { weight: 8, arbitrary: fc.array(digit, { minLength: 4, maxLength: 4 }).map(join) },
  { weight: 1, arbitrary: fc.array(fc.oneof(digit, odd), { maxLength: 6 }).map(join) },
);

describe('app and bank agree', () => {
  it.each([
    ['password', passwords],
    ['pin', pins],
  ] as const)('on 50,000 valid and invalid values for a %s', { timeout: 600_000 }, (kind, values) => {
    let taken = 0;
    fc.assert(
      fc.property(values, (typed) => {
        const verdict = bankTakes[kind](typed);
        if (verdict) taken += 1;
        if (appTakes(kind, typed) !== verdict) throw new Error(`Bank ${verdict}, app ${!verdict}`);
      }),
      { numRuns: runs(50_000) },
    );
    expect(taken).toBeGreaterThan(runs(5_000));
    expect(taken).toBeLessThan(runs(45_000));
  });

  it('on every PIN of four digits', () => {
    const all = Array.from({ length: 10_000 }, (_, number) => String(number).padStart(4, '0'));
    expect(all.filter((pin) => appTakes('pin', pin) !== bankTakes.pin(pin))).toEqual([]);
  });
});

describe('at the limits of the rules a password', () => {
  it.each([
    ['of 7 characters is refused', 'Paddo_7', false],
    ['of 8 characters passes', 'Paddo_7G', true],
    ['of 20 characters passes', 'Paddo_7GPaddo_7GPadd', true],
    ['of 21 characters is refused', 'Paddo_7GPaddo_7GPaddo', false],
    ['without an upper case letter is refused', 'paddock_7gate', false],
    ['without a lower case letter is refused', 'PADDOCK_7GATE', false],
    ['with both passes', 'Paddock_7Gate', true],
    ['whose only upper case letter has an accent is refused', 'Éaddock_7gate', false],
    ['with a character five times in a row passes', 'Paddddd_7Gate', true],
    ['with a character six times in a row is refused', 'Padddddd_7Gate', false],
    ['with a character six times, not in a row, passes', 'PaPaPaPaPaPa', true],
    ['with a symbol six times in a row is refused', 'Paddock$$$$$$', false],
    ['with a letter six times in a row in both cases passes', 'dddDdd_7Gate', true],
    ['with abc is refused', 'Paddock_abc', false],
    ['with cba is refused', 'Paddock_cba', false],
    ['with aBc is refused', 'Paddock_aBc', false],
    ['with xyz at its end is refused', 'Paddockxyz', false],
    ['with yza passes', 'Paddockyza', true],
    ['with 123 is refused', 'Paddock123', false],
    ['with 321 is refused', '321Paddock', false],
    ['with 890 passes', 'Paddock890', true],
    ['with 1234 is refused', 'Paddock1234', false],
    ['with ab1 passes', 'Paddock_ab1', true],
    ['with 12a passes', 'Paddock_12a', true],
    ['with a run that a symbol breaks passes', 'Paddock_ab_c', true],
    ['with every other letter passes', 'Paddock_ace', true],
    ['with 9 before a letter passes', 'Paddock89a', true],
    ['with @ before A passes', 'Paddock@AB', true],
    ['with the four symbols passes', 'Paddock$@_#', true],
    ['with an exclamation mark is refused', 'Paddock_7!', false],
    ['with a space is refused', 'Paddock 7Gate', false],
    ['with a space behind is refused', 'Paddock_7Gate ', false],
    ['with a line end behind is refused', 'Paddock_7Gate\n', false],
    ['with a pound sign is refused', 'Paddock£7Gate', false],
    ['with an accented letter is refused', 'Paddocké7Gate', false],
    ['with a full stop is refused', 'Paddock.7Gate', false],
    ['with a hyphen is refused', 'Paddock-7Gate', false],
    ['with a wide digit is refused', 'Paddock_７Gate', false],
    ['with the Kelvin sign for a letter is refused', 'Paddoc\u212A_7Gate', false],
    ['that is empty is refused', '', false],
  ])('%s', (_, typed, taken) => expectBoth('password', typed, taken));
});

describe('at the limits of the rules a PIN', () => {
  it.each([
    ['of 3 digits is refused', '258', false],
    ['of 4 digits passes', '2580', true],
    ['of 5 digits is refused', '25807', false],
    ['with a letter is refused', '258O', false],
    ['with a space is refused', '258 ', false],
    ['of wide digits is refused', '２５８０', false],
    ['with a digit twice passes', '1144', true],
    ['with a digit twice, apart, passes', '1212', true],
    ['with a digit three times is refused', '1141', false],
    ['with a digit three times, apart, is refused', '1121', false],
    ['with a digit four times is refused', '7777', false],
    ['with a run of three in front is refused', '1239', false],
    ['with a run of three behind is refused', '9123', false],
    ['with a run of three down is refused', '3219', false],
    ['with a run of four is refused', '6789', false],
    ['with a run of four down is refused', '4321', false],
    ['with a run of two passes', '1290', true],
    ['with 890 passes', '8901', true],
    ['with two runs of two passes', '1256', true],
    ['that is empty is refused', '', false],
  ])('%s', (_, typed, taken) => expectBoth('pin', typed, taken));
});

function expectBoth(kind: CredentialKind, typed: string, taken: boolean) {
  expect({ app: appTakes(kind, typed), bank: bankTakes[kind](typed) }).toEqual({ app: taken, bank: taken });
}

function join(pieces: readonly string[]): string {
  return pieces.join('');
}

it.each(['Paddock_7Gate', '  two spaces around  ', 'ﬁ and fi', 'Ünïcode £€', 'a\tb'])(
  'brings “%s” to the bank as it was typed',
  async (password) => {
    const sealed = await sealPassword(password, passwordKey.publicKey, 'salt');
    expect(decryptPassword(sealed)).toEqual({ password, salt: 'salt' });
  },
);
