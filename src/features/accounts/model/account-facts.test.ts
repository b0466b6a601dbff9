import { expect, it } from 'vitest';
import { account } from '#src/api/accounts/account.fixture.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import { type Money, money } from '#src/kernel/money.ts';
import { type AccountFacts, demandDepositFacts, loanFacts, termDepositFacts } from './account-facts.ts';
import type { Fact, Loadable } from './fact.ts';
import { factText } from './fact-text.ts';

const space = '\u00a0';
const gbp = (minor: number): Money => money(minor, 'GBP');
const mortgage = account({ kind: 'MO', group: 'lending', balance: gbp(-412_500_00) });
const anIban = 'GB82WEST12345698765432';

it('shows the balance, available balance and overdraft limit of a current account', () => {
  const facts = demandDepositFacts(
    account(),
    here({ balance: gbp(12_480_16), availableBalance: gbp(17_480_16), overdraftLimit: gbp(5_000_00) }),
  );
  expect(rowsOf(facts)).toEqual([
    ['Balance', '£12,480.16'],
    ['Available balance', '£17,480.16'],
    ['Overdraft limit', '£5,000.00'],
  ]);
});

it('shows no overdraft limit for a notice account', () => {
  const facts = demandDepositFacts(account({ kind: 'NT', balance: gbp(900_00), availableBalance: gbp(0) }), here({}));
  expect(rowsOf(facts)).toEqual([
    ['Balance', '£900.00'],
    ['Available balance', '£0.00'],
  ]);
});

it.each([
  ['marks an overdrawn balance with DR', gbp(-845_90), `£845.90${space}DR`],
  ['writes dollars with their symbol', money(1_234_567_50, 'USD'), '$1,234,567.50'],
  ['marks dollars owed with DR too', money(-5, 'USD'), `$0.05${space}DR`],
  ['writes euros with their symbol', money(302_000, 'EUR'), '€3,020.00'],
])('%s', (_, balance, shown) =>
  expect(rowsOf(demandDepositFacts(account(), here({ balance })))[0]).toEqual(['Balance', shown]),
);

it.each([
  ['formats the IBAN of an international account in groups of four', anIban, 'GB82 WEST 1234 5698 7654 32'],
  ['hides an IBAN with wrong check digits', 'GB83WEST12345698765432', 'not given'],
  ['says so if the bank gave no IBAN', undefined, 'not given'],
])('%s', (_, iban, shown) => {
  const euro = account({ isInternational: true, currency: 'EUR' });
  const details = here(iban === undefined ? {} : { iban });
  expect(rowsOf(demandDepositFacts(euro, details)).at(-1)).toEqual(['IBAN', shown]);
});

it('shows no IBAN for a GBP account', () => {
  const labels = rowsOf(demandDepositFacts(account({ iban: anIban }), here({ iban: anIban }))).map(([label]) => label);
  expect(labels).toEqual(['Balance', 'Available balance', 'Overdraft limit']);
});

it('uses the list’s valid IBAN if the account’s own is damaged', () => {
  const euro = account({ isInternational: true, currency: 'EUR', iban: anIban });
  expect(rowsOf(demandDepositFacts(euro, here({ iban: 'GB00' }))).at(-1)).toEqual([
    'IBAN',
    'GB82 WEST 1234 5698 7654 32',
  ]);
});

it('breaks down the available balance line by line', () => {
  const { available = [] } = demandDepositFacts(
    account(),
    here({
      balance: gbp(100_00),
      held: gbp(30_00),
      overdraftLimit: gbp(500_00),
      availableBalance: gbp(570_00),
    }),
  );
  expect(available.map(rowOf)).toEqual([
    ['Balance', '£100.00'],
    ['Less pending payments', '£30.00'],
    ['Plus overdraft limit', '£500.00'],
    ['Available balance', '£570.00'],
  ]);
});

it('shows the list’s balances until the account’s own load, and keeps them if those fail', () => {
  const listed = account({ balance: gbp(100_00), availableBalance: gbp(90_00) });
  expect(rowsOf(demandDepositFacts(listed, { kind: 'waiting' }))).toEqual([
    ['Balance', '£100.00'],
    ['Available balance', '£90.00'],
    ['Overdraft limit', ''],
  ]);
  expect(rowsOf(demandDepositFacts(listed, { kind: 'failed' }))).toEqual([
    ['Balance', '£100.00'],
    ['Available balance', '£90.00'],
    ['Overdraft limit', 'not available'],
  ]);
});

it('shows twelve facts for a mortgage', () => {
  const terms = here({
    interestRate: 4.6,
    maturityDate: calendarDay('2048-05-01'),
    loanAmount: gbp(450_000_00),
    amountPaid: gbp(37_500_00),
    nextDate: calendarDay('2026-12-01'),
    nextAmount: gbp(2_526_91),
    remainingInstalments: 258,
    interestRepaymentFrequency: 'Monthly',
    principalRepaymentFrequency: 'Monthly',
  });
  const owed = here({ outstandingAmount: gbp(412_500_00), instalmentArrears: gbp(0), penalty: gbp(25_00) });
  expect(rowsOf(loanFacts(mortgage, terms, owed))).toEqual([
    ['Outstanding amount', '£412,500.00'],
    ['Amount repaid', '£37,500.00'],
    ['Next instalment date', '1 December 2026'],
    ['Next instalment amount', '£2,526.91'],
    ['Interest rate', '4.60%'],
    ['End date', '1 May 2048'],
    ['Late-payment charges', '£25.00'],
    ['Amount borrowed', '£450,000.00'],
    ['Interest repayments', 'Monthly'],
    ['Capital repayments', 'Monthly'],
    ['Remaining instalments', '258'],
    ['Instalment arrears', '£0.00'],
  ]);
});

it('says that a missing fact was not given, and never shows zero', () => {
  const unsaid = [
    ...rowsOf(loanFacts(account({ kind: 'LN' }), here({}), here({}))),
    ...rowsOf(termDepositFacts(account({ kind: 'TD' }), here({}))),
    ...rowsOf(demandDepositFacts(account(), here({}))),
  ];
  expect(unsaid).toHaveLength(12 + 6 + 3);
  expect(new Set(unsaid.map(([, shown]) => shown))).toEqual(new Set(['not given']));
});

it('shows one of a loan’s two answers if the other failed', () => {
  const rows = new Map(rowsOf(loanFacts(mortgage, here({ interestRate: 7.15 }), { kind: 'failed' })));
  expect(rows.get('Interest rate')).toBe('7.15%');
  expect(rows.get('Late-payment charges')).toBe('not available');
  expect(rows.get('Outstanding amount')).toBe('£412,500.00');
});

it('shows six facts for a bond, with the bank’s own maturity instructions', () => {
  const facts = termDepositFacts(
    account({ kind: 'TD' }),
    here({
      balance: gbp(81_204_11),
      startDate: calendarDay('2025-03-03'),
      maturityDate: calendarDay('2028-03-03'),
      payoutInstructions: 'Renew Principal+(Interest-Tax)',
      originalAmount: gbp(80_000_00),
      interestRate: 4.125,
    }),
  );
  expect(rowsOf(facts)).toEqual([
    ['Current balance', '£81,204.11'],
    ['Start date', '3 March 2025'],
    ['Maturity date', '3 March 2028'],
    ['Original deposit', '£80,000.00'],
    ['Interest rate', '4.125%'],
    ['Maturity instructions', 'Renew Principal+(Interest-Tax)'],
  ]);
});

function here<Model>(model: Model): Loadable<Model> {
  return { kind: 'here', model };
}

function rowsOf({ main, others, details }: AccountFacts) {
  return [main, ...others, ...details].map(rowOf);
}

function rowOf({ label, value }: Fact): readonly [string, string] {
  return [label, factText(value)];
}
