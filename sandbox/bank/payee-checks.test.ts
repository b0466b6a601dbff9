import { describe, expect, it } from 'vitest';
import { checksToTry } from '#fixtures/directory.ts';
import { commit } from './change.ts';
import { compareNames } from './name-comparison.ts';
import { checksRemembered, type PayeeCheckVerdict } from './payee-checks.ts';
import { ashdown, payeeDesk } from './payee-desk.fixture.ts';
import { reasonCodes } from './payee-records.ts';
import { account, emptyBank, party, smallStories } from './small-story.fixture.ts';
import type { Story } from './story.ts';
import { knownUser } from './story-opening.ts';

const inShort = (verdict: PayeeCheckVerdict) => {
  if (verdict.outcome === 'refused') return verdict.reason;
  const { enabled, matched, selectionStatus, reasonCode, payeeAccountName } = verdict.report;
  return [enabled ? 'asked' : 'own', matched, selectionStatus, reasonCode, payeeAccountName];
};

const notChecked = ['SCNS', 'ACNS', 'OPTO'];

describe('by the directory', () => {
  it('has something to try for every code there is, and for a yes of either kind of holder', () => {
    expect(new Set(checksToTry.map(({ result }) => result))).toEqual(new Set(['Y', ...reasonCodes]));
    const good = checksToTry.filter(({ result }) => result === 'Y').map(({ accountType }) => accountType);
    expect(new Set(good)).toEqual(new Set(['Personal', 'Business']));
  });

  it.each(checksToTry)('comes to $result: $why', async ({ result, ...details }) => {
    const { check, bank } = await payeeDesk();
    const before = bank.ledger.hash();
    const report = inShort(await check(details));
    const names = ['MBAM', 'BAMM', 'PAMM'].includes(result) ? expect.any(String) : null;
    const matched = result === 'Y' ? 'Y' : notChecked.includes(result) ? 'A' : 'N';
    expect(report).toEqual(['asked', matched, null, result === 'Y' ? null : result, names]);
    expect(bank.ledger.hash()).toBe(before);
  });

  it('tells the name as it is held where the one given came close, and at no other time', async () => {
    const { check } = await payeeDesk();
    expect(inShort(await check({ ...ashdown, accountName: 'Ashdown Fede & Forage' }))).toEqual([
      'asked',
      'N',
      null,
      'MBAM',
      'Ashdown Feed & Forage',
    ]);
    expect(inShort(await check({ ...ashdown, accountName: 'Another' }))).toEqual(['asked', 'N', null, 'ANNM', null]);
  });

  it('says that the name is another even where the kind of holder is too', async () => {
    const { check } = await payeeDesk();
    const verdict = await check({ ...ashdown, accountName: 'Another', accountType: 'Personal' });
    expect(inShort(verdict)).toEqual(['asked', 'N', null, 'ANNM', null]);
  });

  it('looks at why an account cannot be checked before it looks at the name', async () => {
    const { check } = await payeeDesk();
    const [gone, out] = ['CASS', 'OPTO'].map((code) => checksToTry.find(({ result }) => result === code));
    for (const [details, code] of [
      [gone, 'CASS'],
      [out, 'OPTO'],
    ] as const) {
      const verdict = await check({ ...ashdown, ...details, accountName: 'Nobody At All' });
      expect(verdict).toMatchObject({ report: { reasonCode: code } });
    }
  });

  it('wants the reference where many share an account number, however it is spaced', async () => {
    const { check } = await payeeDesk();
    const held = {
      accountName: 'Beatrice Oakley',
      accountNumber: '10000040',
      sortCode: '070246',
      accountType: 'Personal',
    };
    const asked = (reference: string) => check({ ...held, accountType: 'Personal', reference });
    expect(inShort(await asked('dry4471902'))).toEqual(['asked', 'Y', null, null, null]);
    expect(await asked('')).toMatchObject({ report: { reasonCode: 'IVCR' } });
    // The reference of another who has that number.
    expect(await asked('DRY 5520618')).toMatchObject({ report: { reasonCode: 'ANNM' } });
  });
});

describe('as a tester has switched it', () => {
  const unlike = { ...ashdown, accountName: 'Riverside Plumbing' };

  it.each(reasonCodes)('comes to %s whatever the account', async (code) => {
    const { check, bank } = await payeeDesk();
    bank.cop = code;
    for (const details of [ashdown, unlike, { ...ashdown, accountNumber: '00000000' }]) {
      expect(await check(details)).toMatchObject({
        rule: `payee-check.as-switched-${code}`,
        report: { enabled: true, matched: notChecked.includes(code) ? 'A' : 'N', reasonCode: code },
      });
    }
  });

  it.each(['MBAM', 'BAMM', 'PAMM'] as const)('tells a name to believe with %s', async (code) => {
    const { check, bank } = await payeeDesk();
    bank.cop = code;
    const told = async (accountName: string) => {
      const verdict = await check({ ...ashdown, accountName });
      return verdict.outcome === 'checked' ? (verdict.report.payeeAccountName ?? '') : '';
    };
    expect(await told('Ashdown Fede & Forage')).toBe('Ashdown Feed & Forage');
    for (const name of ['Ashdown Feed & Forage', 'Riverside Plumbing', 'Amelia Thornbury', 'Jones', 'W'.repeat(35)]) {
      expect([name, compareNames(name, await told(name))]).toEqual([name, 'close']);
      expect((await told(name)).length).toBeLessThanOrEqual(35);
    }
  });

  it('comes to a yes, or to nobody having answered', async () => {
    const { check, bank } = await payeeDesk();
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
    const { check } = await payeeDesk();
    expect(inShort(await check({ ...own, accountName, accountType }))).toEqual(expected);
  });

  it('knows no account under a number of nobody’s, nor one that takes no payments', async () => {
    const { check } = await payeeDesk();
    for (const accountNumber of ['31926820', '40071522', '20118844']) {
      const verdict = await check({ ...own, accountNumber, accountName: "Eleanor O'Hara" });
      expect(inShort(verdict)).toEqual(['own', 'N', null, 'AC01', null]);
    }
  });

  it('takes the name of either holder of a joint account', async () => {
    const nell = smallStories.nell as Story;
    const book = nell.open(1, '2026-03-02' as never);
    const joint: Story = {
      ...nell,
      id: 'joint',
      accountPrefix: '77',
      open: () => ({
        ...book,
        user: { ...book.user, id: 'joint', partyIds: ['party-joint'], mainPartyId: 'party-joint' },
        parties: [party({ id: 'party-joint', name: 'Mr Hugh Fenn & Mrs Ann Fenn' })],
        accounts: [account({ id: 'joint:current', partyId: 'party-joint', number: '77000011' })],
        postings: [],
        mails: [],
        jobs: [],
        resetTokens: [],
      }),
    };
    const bank = emptyBank({ stories: { ...smallStories, joint } });
    await commit(bank, knownUser(bank, 'nell')?.opening ?? []);
    const { check } = await payeeDesk({}, bank);
    expect(bank.records.find('users', 'joint')).toBeUndefined();
    for (const accountName of ['Hugh Fenn', 'Mrs A Fenn', 'Mr Hugh Fenn & Mrs Ann Fenn']) {
      const verdict = await check({ ...own, accountNumber: '77000011', accountName });
      expect(inShort(verdict)).toEqual(['own', 'A', 'Y', null, null]);
    }
    expect(bank.records.find('users', 'joint')?.id).toBe('joint');
  });
});

describe('what cannot be looked for', () => {
  it.each([
    ['an empty name', { accountName: '' }, 'name-length'],
    ['a name of 36', { accountName: 'N'.repeat(36) }, 'name-length'],
    ['a sign in the name', { accountName: 'Ashdown @ Forage' }, 'name-characters'],
    ['a sign in the reference', { reference: 'A-1' }, 'reference-characters'],
    ['a reference of 36', { reference: '1'.repeat(36) }, 'reference-too-long'],
    ['seven digits', { accountNumber: '2041883' }, 'details-not-found'],
    ['letters for a number', { accountNumber: '2041883A' }, 'details-not-found'],
    ['a sort code that nobody has', { sortCode: '999999' }, 'details-not-found'],
    ['a sort code that is none', { sortCode: '60-11-22' }, 'details-not-found'],
  ])('%s is refused, and nothing is remembered of it', async (_, over, reason) => {
    const { check, bank } = await payeeDesk();
    expect(await check({ ...ashdown, ...over })).toEqual({ outcome: 'refused', reason });
    expect(bank.records.all('payeeChecks')).toEqual([]);
  });

  it('is nobody’s to ask who may not pay', async () => {
    const { check } = await payeeDesk({ permittedFunctions: ['transfer', 'statements'] });
    expect(await check(ashdown)).toEqual({ outcome: 'refused', reason: 'function-missing' });
    const { check: ofManager } = await payeeDesk({ permittedFunctions: ['payeesManage'] });
    expect(await ofManager(ashdown)).toMatchObject({ outcome: 'checked' });
  });
});

it('remembers the last twenty of a session, and of another session its own', async () => {
  const desk = await payeeDesk();
  const references = Array.from({ length: checksRemembered + 2 }, (_, index) => String(index));
  for (const reference of references) await desk.check({ ...ashdown, reference });
  const kept = () => desk.bank.records.all('payeeChecks').map(({ reference }) => reference);
  expect(kept()).toEqual(references.slice(2));
  const next = await payeeDesk({}, desk.bank);
  await next.check(ashdown);
  expect(kept()).toEqual([...references.slice(2), ashdown.reference]);
});
