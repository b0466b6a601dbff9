import { describe, expect, it } from 'vitest';
import { branches, checksToTry } from '#fixtures/directory.ts';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { knownUser } from '#sandbox/bank/engine/persona-opening.ts';
import { reasonCodes } from '#sandbox/bank/records/cop-check.ts';
import type { Persona } from '#sandbox/bank/records/persona.ts';
import { ashdown, payeeActions, payeeOf } from '#sandbox/bank/testing/payee-actions.fixture.ts';
import { account, emptyBank, party, smallPersonas } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { type CopCheckVerdict, checksRemembered } from './cop-checks.ts';
import { compareNames } from './name-comparison.ts';

const inShort = (verdict: CopCheckVerdict) => {
  if (verdict.outcome === 'refused') return verdict.reason;
  const { enabled, matched, selectionStatus, reasonCode, payeeAccountName } = verdict.report;
  return [enabled ? 'asked' : 'own', matched, selectionStatus, reasonCode, payeeAccountName];
};

const notChecked = ['SCNS', 'ACNS', 'OPTO'];

describe('by the directory', () => {
  it('has an example for every code and for a match of either kind of holder', () => {
    expect(new Set(checksToTry.map(({ result }) => result))).toEqual(new Set(['Y', ...reasonCodes]));
    const good = checksToTry.filter(({ result }) => result === 'Y').map(({ accountType }) => accountType);
    expect(new Set(good)).toEqual(new Set(['Personal', 'Business']));
  });

  it.each(checksToTry)('gives $result: $why', async ({ result, ...details }) => {
    const { check, bank } = await payeeActions();
    const before = bank.ledger.hash();
    const report = inShort(await check(details));
    const names = ['MBAM', 'BAMM', 'PAMM'].includes(result) ? expect.any(String) : null;
    const matched = result === 'Y' ? 'Y' : notChecked.includes(result) ? 'A' : 'N';
    expect(report).toEqual(['asked', matched, null, result === 'Y' ? null : result, names]);
    expect(bank.ledger.hash()).toBe(before);
  });

  it('shows the held name for a close match only', async () => {
    const { check } = await payeeActions();
    expect(inShort(await check({ ...ashdown, accountName: 'Ashdown Fede & Forage' }))).toEqual([
      'asked',
      'N',
      null,
      'MBAM',
      'Ashdown Feed & Forage',
    ]);
    const other = await check({ ...ashdown, accountName: 'Another' });
    expect(inShort(other)).toEqual(['asked', 'N', null, 'ANNM', null]);
    expect(other).toMatchObject({ rule: 'cop.ANNM' });
  });

  it('asks a bank outside Faster Payments, which does not check names', async () => {
    const { check } = await payeeActions();
    const outside = branches.find(({ fastPayments }) => !fastPayments);
    if (outside === undefined) throw new Error('There is such a bank.');
    expect(await check({ ...ashdown, sortCode: outside.sortCode })).toMatchObject({ report: { reasonCode: 'SCNS' } });
  });

  it('reports a different name even where the kind of holder differs too', async () => {
    const { check } = await payeeActions();
    const verdict = await check({ ...ashdown, accountName: 'Another', accountType: 'Personal' });
    expect(inShort(verdict)).toEqual(['asked', 'N', null, 'ANNM', null]);
  });

  it('checks the account before the name', async () => {
    const { check } = await payeeActions();
    const [gone, out] = ['CASS', 'OPTO'].map((code) => checksToTry.find(({ result }) => result === code));
    for (const [details, code] of [
      [gone, 'CASS'],
      [out, 'OPTO'],
    ] as const) {
      const verdict = await check({ ...ashdown, ...details, accountName: 'Nobody At All' });
      expect(verdict).toMatchObject({ report: { reasonCode: code } });
    }
  });

  it('requires the reference where many share an account number, ignoring spaces', async () => {
    const { check } = await payeeActions();
    const held = {
      accountName: 'Beatrice Oakley',
      accountNumber: '10000040',
      sortCode: '070246',
      accountType: 'Personal',
    };
    const asked = (reference: string) => check({ ...held, accountType: 'Personal', reference });
    expect(inShort(await asked('dry4471902'))).toEqual(['asked', 'Y', null, null, null]);
    expect(await asked('')).toMatchObject({ report: { reasonCode: 'IVCR' } });
    // The reference of another holder under the same number.
    expect(await asked('DRY 5520618')).toMatchObject({ report: { reasonCode: 'ANNM' } });
  });
});

describe('of a joint account elsewhere', () => {
  const pritchards = { ...ashdown, accountNumber: '22759481', sortCode: '830617', accountType: 'Personal' } as const;

  it.each([
    ['O Pritchard', 'Y', null],
    ['Mrs S Pritchard', 'Y', null],
    ['S Pritchard and O Pritchard', 'Y', null],
    ['S Prichard', 'N', 'S Pritchard'],
  ])('answers %s with %s', async (accountName, matched, shown) => {
    const { check } = await payeeActions();
    const verdict = await check({ ...pritchards, accountName });
    expect(verdict).toMatchObject({ report: { enabled: true, matched, payeeAccountName: shown } });
  });
});

describe('as set by a tester', () => {
  const unlike = { ...ashdown, accountName: 'Riverside Plumbing' };

  it.each(reasonCodes)('gives %s whatever the account', async (code) => {
    const { check, bank } = await payeeActions();
    bank.cop = code;
    // The wrong-kind code that goes with the kind given.
    const accountType = code.startsWith('B') ? 'Personal' : 'Business';
    for (const details of [ashdown, unlike, { ...ashdown, accountNumber: '00000000' }]) {
      expect(await check({ ...details, accountType })).toMatchObject({
        rule: `cop.as-switched-${code}`,
        report: { enabled: true, matched: notChecked.includes(code) ? 'A' : 'N', reasonCode: code },
      });
    }
  });

  it.each([
    ['BANM', 'Personal', 'BANM'],
    ['BANM', 'Business', 'PANM'],
    ['PANM', 'Personal', 'BANM'],
    ['PAMM', 'Personal', 'BAMM'],
    ['BAMM', 'Business', 'PAMM'],
  ] as const)(
    'never says of a wrong kind that it is the one chosen: %s, %s',
    async (wished, accountType, reasonCode) => {
      const { check, bank } = await payeeActions();
      bank.cop = wished;
      expect(await check({ ...unlike, accountType })).toMatchObject({ report: { reasonCode } });
    },
  );

  it.each([
    ['Amelia Thornbury', 'Personal', 'Amelia J Thornbury'],
    ['Bill Fox', 'Personal', 'William Fox'],
    ['Mrs Jo Fox', 'Personal', 'Mrs Jo J Fox'],
    ['Thornbury', 'Personal', 'Morgan Thornbury'],
    ['thornbury', 'Personal', 'Morgan Thornbury'],
    ['Mrs Fox', 'Personal', 'Mrs Morgan Fox'],
    ['van der Berg', 'Personal', 'Robin van der Berg'],
    ['Riverside Plumbing', 'Business', 'Riverside Plumbing UK'],
    ['Riverside Plumbing Ltd', 'Business', 'Riverside Plumbing UK Ltd'],
  ] as const)('shows for %s, %s, a plausible name: %s', async (accountName, accountType, shown) => {
    const { check, bank } = await payeeActions();
    bank.cop = 'MBAM';
    expect(inShort(await check({ ...unlike, accountName, accountType })).at(-1)).toBe(shown);
  });

  it('shows a plausible name for the wrong kind of holder, too', async () => {
    const { check, bank } = await payeeActions();
    bank.cop = 'BAMM';
    const verdict = await check({ ...unlike, accountName: 'Bill Fox', accountType: 'Personal' });
    expect(inShort(verdict)).toEqual(['asked', 'N', null, 'BAMM', 'William Fox']);
  });

  it.each(['MBAM', 'BAMM', 'PAMM'] as const)('gives a plausible name with %s', async (code) => {
    const { check, bank } = await payeeActions();
    bank.cop = code;
    const shown = async (accountName: string) => {
      const verdict = await check({ ...ashdown, accountName });
      return verdict.outcome === 'checked' ? (verdict.report.payeeAccountName ?? '') : '';
    };
    expect(await shown('Ashdown Fede & Forage')).toBe('Ashdown Feed & Forage');
    for (const name of ['Ashdown Feed & Forage', 'Riverside Plumbing', 'Amelia Thornbury', 'Jones', 'W'.repeat(35)]) {
      expect([name, compareNames(name, await shown(name), 'Business')]).toEqual([name, 'close']);
      expect((await shown(name)).length).toBeLessThanOrEqual(35);
    }
  });

  it('gives a match, or no answer in time', async () => {
    const { check, bank } = await payeeActions();
    bank.cop = 'Y';
    expect(inShort(await check(unlike))).toEqual(['asked', 'Y', null, null, null]);
    bank.cop = 'timeout';
    expect(inShort(await check(ashdown))).toEqual(['asked', 'A', null, null, null]);
  });
});

describe('of an account of our own', () => {
  const own = { accountNumber: '31926819', sortCode: '609303', accountType: 'Personal', reference: '' } as const;

  it.each([
    ["Mrs Eleanor O'Hara", 'Personal', ['own', 'A', 'Y', null, null]],
    ['E OHara', 'Personal', ['own', 'A', 'Y', null, null]],
    ["Nell O'Hara", 'Personal', ['own', 'N', null, 'MBAM', "Mrs Eleanor O'Hara"]],
    ["Eleanor O'Hara", 'Business', ['own', 'N', null, 'PANM', null]],
    ['Somebody Else', 'Personal', ['own', 'N', null, 'ANNM', null]],
  ] as const)('says of %s, %s, what it knows by itself', async (accountName, accountType, expected) => {
    const { check } = await payeeActions();
    expect(inShort(await check({ ...own, accountName, accountType }))).toEqual(expected);
  });

  it('finds no account under an unused number or one that accepts no payments', async () => {
    const { check } = await payeeActions();
    for (const accountNumber of ['31926820', '40071522', '20118844']) {
      const verdict = await check({ ...own, accountNumber, accountName: "Eleanor O'Hara" });
      expect(inShort(verdict)).toEqual(['own', 'N', null, 'AC01', null]);
    }
  });

  it('matches either joint holder and opens the account’s persona', async () => {
    const bank = await bankWithAccountOf('Mr Hugh Fenn & Mrs Ann Fenn', 'personal');
    const { check } = await payeeActions({}, bank);
    expect(bank.records.find('users', 'other')).toBeUndefined();
    for (const accountName of ['Hugh Fenn', 'Mrs A Fenn', 'Mr Hugh Fenn & Mrs Ann Fenn', 'Ann and Hugh Fenn']) {
      const verdict = await check({ ...others, accountName });
      expect(inShort(verdict)).toEqual(['own', 'A', 'Y', null, null]);
    }
    const close = await check({ ...others, accountName: 'Anne Fenn' });
    expect(inShort(close)).toEqual(['own', 'N', null, 'MBAM', 'Mrs Ann Fenn']);
    expect(bank.records.find('users', 'other')?.id).toBe('other');
  });
});

describe('of an account with a name longer than a payee’s may be', () => {
  const long = 'Ridgeway, Underhill & Cloudesley Bloodstock Agency';
  const cut = 'Ridgeway, Underhill & Cloudesley Bl';

  it('matches the name as far as it fits', async () => {
    const { check } = await payeeActions({}, await bankWithAccountOf(long, 'business'));
    const verdict = await check({ ...others, accountName: cut, accountType: 'Business' });
    expect(inShort(verdict)).toEqual(['own', 'A', 'Y', null, null]);
  });

  it.each(['by-name', 'MBAM'] as const)(
    'shows the name as far as it fits, and accepts it for a payee, %s',
    async (cop) => {
      const actions = await payeeActions({}, await bankWithAccountOf(long, 'business'));
      actions.bank.cop = cop;
      const given = { ...others, accountName: 'Ridgeway Underhill & Cloudesly Bl', accountType: 'Business' } as const;
      const verdict = await actions.check(given);
      expect(inShort(verdict)).toEqual(['own', 'N', null, 'MBAM', cut]);
      if (verdict.outcome === 'refused') throw new Error(verdict.reason);
      const payee = payeeOf({ ...given, accountName: cut }, verdict.report);
      expect(await actions.create(await actions.group(), payee)).toMatchObject({ outcome: 'done' });
    },
  );

  it('matches the whole name, however it is cut', async () => {
    const name = 'Marchmain Foyle Bloodstock & Stud Limited';
    const { check } = await payeeActions({}, await bankWithAccountOf(name, 'business'));
    const given = { ...others, accountName: 'Marchmain Foyle Bloodstock & Stud', accountType: 'Business' } as const;
    expect(inShort(await check(given))).toEqual(['own', 'A', 'Y', null, null]);
  });

  it('shows no space where the name is cut', async () => {
    const name = 'Ridgeway Underhill Cloudesley Bloo Agency';
    const { check } = await payeeActions({}, await bankWithAccountOf(name, 'business'));
    const given = { ...others, accountName: 'Ridgeway Underhill Cloudesly Bloo', accountType: 'Business' } as const;
    expect(inShort(await check(given)).at(-1)).toBe('Ridgeway Underhill Cloudesley Bloo');
  });

  it('shows the joint holder that matched closely', async () => {
    const name = 'Mr Bartholomew Featherstone & Mrs Annabel Featherstone';
    const { check } = await payeeActions({}, await bankWithAccountOf(name, 'personal'));
    const shown = async (accountName: string) => inShort(await check({ ...others, accountName })).at(-1);
    expect(await shown('Anabel Featherstone')).toBe('Mrs Annabel Featherstone');
    expect(await shown('Anabel & Bart Featherstone')).toBe('Mr Bartholomew Featherstone & Mrs A');
  });
});

const others = { accountNumber: '77000011', sortCode: '609303', accountType: 'Personal', reference: '' } as const;

/** A bank where Nell is open, and another persona has one account under that name. */
async function bankWithAccountOf(name: string, kind: 'personal' | 'business') {
  const nell = smallPersonas.nell as Persona;
  const book = nell.open(1, '2026-03-02' as never);
  const other: Persona = {
    ...nell,
    id: 'other',
    accountPrefix: '77',
    open: () => ({
      ...book,
      user: { ...book.user, id: 'other', partyIds: ['party-other'], mainPartyId: 'party-other' },
      parties: [party({ id: 'party-other', name, kind })],
      accounts: [account({ id: 'other:current', partyId: 'party-other', number: others.accountNumber })],
      postings: [],
      mails: [],
      jobs: [],
      resetTokens: [],
    }),
  };
  const bank = emptyBank({ personas: { ...smallPersonas, other } });
  await commit(bank, knownUser(bank, 'nell')?.opening ?? []);
  return bank;
}

describe('a check that is refused', () => {
  it.each([
    ['an empty name', { accountName: '' }, 'name-length'],
    ['a name of 36', { accountName: 'N'.repeat(36) }, 'name-length'],
    ['punctuation in the name', { accountName: 'Ashdown @ Forage' }, 'name-characters'],
    ['punctuation in the reference', { reference: 'A-1' }, 'reference-characters'],
    ['a reference of 36', { reference: '1'.repeat(36) }, 'reference-too-long'],
    ['seven digits', { accountNumber: '2041883' }, 'details-not-found'],
    ['nine digits', { accountNumber: '204188360' }, 'details-not-found'],
    ['a letter before eight digits', { accountNumber: 'A20418836' }, 'details-not-found'],
    ['letters for a number', { accountNumber: '2041883A' }, 'details-not-found'],
    ['an unused sort code', { sortCode: '999999' }, 'details-not-found'],
    ['a malformed sort code', { sortCode: '60-11-22' }, 'details-not-found'],
  ])('%s is refused and not recorded', async (_, over, reason) => {
    const { check, bank } = await payeeActions();
    expect(await check({ ...ashdown, ...over })).toEqual({ outcome: 'refused', reason });
    expect(bank.records.all('copChecks')).toEqual([]);
  });

  it('needs permission to pay', async () => {
    const { check } = await payeeActions({ permittedFunctions: ['transfer', 'statements'] });
    expect(await check(ashdown)).toEqual({ outcome: 'refused', reason: 'function-missing' });
    const { check: ofManager } = await payeeActions({ permittedFunctions: ['payeesManage'] });
    expect(await ofManager(ashdown)).toMatchObject({ outcome: 'checked' });
  });
});

it('keeps the last twenty of each session', async () => {
  const actions = await payeeActions();
  const references = Array.from({ length: checksRemembered + 2 }, (_, index) => String(index));
  for (const reference of references) await actions.check({ ...ashdown, reference });
  const kept = () => actions.bank.records.all('copChecks').map(({ reference }) => reference);
  expect(kept()).toEqual(references.slice(2));
  const next = await payeeActions({}, actions.bank);
  await next.check(ashdown);
  expect(kept()).toEqual([...references.slice(2), ashdown.reference]);
});
