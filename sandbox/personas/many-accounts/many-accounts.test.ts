import { describe, expect, it } from 'vitest';
import { bondTermOf } from '#sandbox/bank/accounts/bonds.ts';
import { loanScheduleOf } from '#sandbox/bank/accounts/lending.ts';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { PersonaBook } from '#sandbox/bank/records/persona.ts';
import { isIban } from '#sandbox/personas/accounts/iban.fixture.ts';
import { bankWith, letLive, openedPersona } from '#sandbox/personas/lived-bank.fixture.ts';
import { dayNumberOf, monthsAfter } from '#sandbox/personas/time/persona-day.ts';
import { addDays, type CalendarDay, calendarDay } from '#src/kernel/calendar.ts';

const openingDay = calendarDay('2026-06-17');
const anyDays = ['2026-01-01', '2026-03-31', '2026-06-17', '2026-12-28', '2028-02-29'].map(calendarDay);
const book = openedPersona('many-accounts', 1, openingDay);

describe('the customer with many accounts', () => {
  it('has forty of them, for two entities, of every kind', () => {
    expect(book.accounts).toHaveLength(40);
    expect(new Set(book.accounts.map(({ partyId }) => partyId))).toEqual(new Set(book.parties.map(({ id }) => id)));
    expect(new Set(book.accounts.map(({ kind }) => kind))).toEqual(new Set(['CA', 'RA', 'TD', 'IA', 'NT', 'LN', 'MO']));
    expect(book.parties).toHaveLength(2);
  });

  it('has euros and dollars with IBANs, names short and long, nicknames and none', () => {
    const foreign = book.accounts.filter(({ currency }) => currency !== 'GBP');
    expect(new Set(foreign.map(({ currency }) => currency))).toEqual(new Set(['EUR', 'USD']));
    for (const { iban } of foreign) expect(isIban(iban ?? '')).toBe(true);
    expect(Math.max(...book.accounts.map(({ displayName }) => displayName.length))).toBeGreaterThan(70);
    expect(new Set(book.accounts.map(({ nickname }) => nickname === null))).toEqual(new Set([true, false]));
  });

  it.each(['PC_F_DOM', 'PC_F_SELF', 'CH_I_ST', 'CH_N_CBR', 'CH_I_CSE', 'CH_N_PBR'] as const)(
    'has a current account in pounds without %s and one with it',
    (code) => {
      const current = book.accounts.filter(({ kind, currency }) => kind === 'CA' && currency === 'GBP');
      expect(new Set(current.map(({ taskCodes }) => taskCodes.includes(code)))).toEqual(new Set([true, false]));
    },
  );

  it.each(anyDays)(
    'has, opened on %s, an account nothing ever happened on and one unused for fourteen months',
    (day) => {
      const opened = openedPersona('many-accounts', 2, day);
      expect(linesOf(opened, 'empty')).toEqual([]);
      const last = linesOf(opened, 'dormant').at(-1)?.bookedOn ?? '';
      expect(last).not.toBe('');
      expect(last < monthsAfter(lateInMonth(day), -14)).toBe(true);
    },
  );

  it('has an account opened in 2012 with a history before and after 2016, and an empty euro account', () => {
    expect(accountIn(book, 'savings').openedOn.slice(0, 4)).toBe('2012');
    const lines = linesOf(book, 'savings');
    expect(lines[0]?.bookedOn.slice(0, 4)).toBe('2012');
    expect(new Set(lines.map(({ bookedOn }) => bookedOn < '2016-01-01'))).toEqual(new Set([true, false]));
    expect(balanceIn(book, 'euro-empty')).toBe(0);
    expect(linesOf(book, 'euro-empty')).toHaveLength(2);
    expect(accountIn(book, 'euro-empty').overdraftMinor).toBe(0);
  });
});

describe('the loan in arrears', () => {
  it.each(anyDays)('is two instalments in arrears with a charge for each, opened on %s', async (day) => {
    const bank = await bankWith('many-accounts', 3, day);
    const debt = bank.records.find('accounts', 'many-accounts:loan-in-arrears') as AccountRecord;
    const schedule = loanScheduleOf(bank, debt);
    expect(schedule.arrears.minor).toBe(2 * (debt.instalmentMinor ?? 0));
    expect(schedule.penalty.minor).toBe(2 * 25_00);
    const charges = bank.ledger.linesOf(debt.id).filter(({ posting }) => posting.code === 'CHG');
    expect(charges.map(({ minor }) => minor)).toEqual([-25_00, -25_00]);
  });

  it('is the only one: the others are paid up to date', async () => {
    const bank = await bankWith('many-accounts', 3, openingDay);
    const lent = bank.records.all('accounts').filter(({ kind }) => kind === 'LN' || kind === 'MO');
    expect(lent).toHaveLength(5);
    for (const account of lent) {
      const { arrears, remainingCount, instalments, paidCount } = loanScheduleOf(bank, account);
      const isBehind = account.id === 'many-accounts:loan-in-arrears';
      expect([account.id, arrears.minor > 0]).toEqual([account.id, isBehind]);
      expect(paidCount + remainingCount).toBe(instalments);
      expect(account.instalmentMinor).toBeGreaterThan(0);
      expect(account.repaymentDay).toBe(Number(account.openedOn.slice(8, 10)));
    }
  });
});

describe('the five bonds', () => {
  const bonds = book.accounts.filter(({ kind }) => kind === 'TD');

  it('have an instruction each and mature within forty days of the opening day', () => {
    expect(bonds.map(({ maturityInstruction }) => maturityInstruction).sort()).toEqual(['A', 'I', 'P', 'S', 'T']);
    for (const day of anyDays) {
      for (const { kind, maturesOn } of openedPersona('many-accounts', 1, day).accounts) {
        const left = kind === 'TD' && maturesOn !== null ? dayNumberOf(maturesOn) - dayNumberOf(day) : 1;
        expect(left > 0 && left <= 40).toBe(true);
      }
    }
  });

  it('have interest credited for every year', () => {
    for (const { id, openedOn } of bonds) {
      const credited = book.postings.filter(
        ({ code, entries }) => code === 'INT' && entries.some(({ accountId, minor }) => accountId === id && minor > 0),
      );
      expect([id, credited.length]).toEqual([
        id,
        [1, 2].filter((years) => monthsAfter(openedOn, 12 * years) < openingDay).length,
      ]);
    }
  });

  it('follow their instructions at maturity', async () => {
    const bank = await bankWith('many-accounts', 1, openingDay);
    await letLive(bank, addDays(openingDay, 45));
    const stands = (alias: string) => {
      const before = accountIn(book, alias);
      const term = bondTermOf(bank, before);
      const earned = bank.ledger
        .linesOf(before.id)
        .filter(({ posting, minor }) => posting.code === 'INT' && minor > 0)
        .reduce((sum, { minor }) => sum + minor, 0);
      const isRenewed = term.maturesOn !== before.maturesOn;
      return {
        before,
        term,
        earned,
        isRenewed,
        balance: bank.ledger.balanceOf(before.id),
        sum: before.principalMinor ?? 0,
      };
    };

    const closed = stands('bond-closing');
    expect(closed).toMatchObject({ balance: 0, isRenewed: false });
    const paidOut = bank.ledger
      .linesOf('many-accounts:current')
      .find(({ posting }) => posting.entries.some(({ accountId }) => accountId === closed.before.id));
    expect(paidOut?.minor).toBe(closed.sum + closed.earned);

    const interestOut = stands('bond-interest-out');
    expect(interestOut).toMatchObject({ balance: interestOut.sum, isRenewed: true });

    const special = stands('bond-special');
    expect(special).toMatchObject({ balance: special.before.specialAmountMinor, isRenewed: true });

    const renewed = stands('bond-renewing');
    expect(renewed).toMatchObject({ balance: renewed.sum + renewed.earned, isRenewed: true });
    expect(renewed.term.original.minor).toBe(renewed.balance);
    expect(renewed.term.maturesOn).toBe(monthsAfter(renewed.before.maturesOn as CalendarDay, 12));

    const taxed = stands('bond-less-tax');
    // A penny for each year's rounding.
    expect(Math.abs(taxed.balance - taxed.sum - (taxed.earned * 4) / 5)).toBeLessThan(2);
    expect(taxed.isRenewed).toBe(true);
  }, 60_000);
});

function accountIn({ accounts }: PersonaBook, alias: string): AccountRecord {
  const found = accounts.find(({ id }) => id === `many-accounts:${alias}`);
  if (found === undefined) throw new Error(`No account ${alias}`);
  return found;
}

function linesOf({ postings }: PersonaBook, alias: string) {
  return postings.filter(({ entries }) => entries.some(({ accountId }) => accountId === `many-accounts:${alias}`));
}

function balanceIn(opened: PersonaBook, alias: string): number {
  return linesOf(opened, alias)
    .flatMap(({ entries }) => entries)
    .reduce((sum, { accountId, minor }) => sum + (accountId === `many-accounts:${alias}` ? minor : 0), 0);
}

/** That day, or the next 28th after it. */
function lateInMonth(day: CalendarDay): CalendarDay {
  return day.slice(8) > '28' ? (`${day.slice(0, 8)}28` as CalendarDay) : day;
}
