import { decodeHTMLStrict } from 'entities/decode';
import { expect, it } from 'vitest';
import { hostileTexts } from '#fixtures/hostile-text.ts';
import type { Personas } from '#sandbox/bank/records/persona.ts';
import { bookedOn, personasWithBess } from '#sandbox/bank/testing/borrower-persona.fixture.ts';
import { moved, smallPassword } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { type BessTokens, bessAtHome, lastEntry } from '#sandbox/control/small-sandbox.fixture.ts';
import { calendarDay } from '#src/kernel/calendar.ts';

const days = 'searchBy=SPD&fromDate=2026-02-01&toDate=2026-03-02';

it('lists booked transactions, oldest first, as the service writes them', async () => {
  const { hand, tokens, sandbox } = await bessAtHome();
  const { body } = await hand.call('GET', `/cz/v1/accounts/demandDeposit/${tokens.current}/transactions?${days}`);
  expect(body).toMatchObject({
    czItems: [
      {
        key: { subSequenceNumber: '1', transactionReferenceNumber: 'YARD &#x23;7' },
        description: 'Livery &quot;June&quot; &lt;paid&gt;',
        transactionType: 'C',
        amountInAccountCurrency: { currency: 'GBP', amount: 500 },
        runningBalance: { currency: 'GBP', amount: 500 },
        transactionDate: '2026-03-01T00:00:00',
        txnCode: 'FPI',
      },
      {
        key: { subSequenceNumber: '2', transactionReferenceNumber: 'livery' },
        transactionType: 'D',
        amountInAccountCurrency: { amount: 80.5 },
        runningBalance: { amount: 419.5 },
        txnCode: 'DDX',
      },
    ],
  });
  expect(await lastEntry(sandbox)).toMatchObject({ contract: 'kept', rule: 'transactions.found' });
});

it('lists pending transactions until the clock moves, then the booked ones', async () => {
  const { hand, tokens, sandbox } = await bessAtHome();
  const pending = () => hand.call('GET', `/cz/v1/accounts/demandDeposit/${tokens.current}/pendingTransactions`);
  const details = async () =>
    (await hand.call('GET', `/v1/accounts/demandDeposit/${tokens.current}`)).body as {
      demandDepositAccountDTO: object;
    };
  expect((await pending()).body).toMatchObject({
    czPendingTransactionItems: [
      {
        description: 'Fetlock &amp; Shaw',
        transactionDate: '2026-03-01',
        valueDate: '2026-03-03',
        creditDebitFlag: 'D',
        debitAmount: { currency: 'GBP', amount: 42 },
        creditAmount: { currency: 'GBP', amount: 0 },
      },
      { creditDebitFlag: 'C', debitAmount: { amount: 0 }, creditAmount: { amount: 250 } },
    ],
  });
  expect(await lastEntry(sandbox)).toMatchObject({ contract: 'kept' });
  expect((await details()).demandDepositAccountDTO).toEqual({
    id: { value: tokens.current, displayValue: '50000001' },
    accountName: 'Bess Bell &amp; Son&#x27;s',
    currencyCode: 'GBP',
    openingDate: '2014-01-02T00:00:00',
    currentBalance: { currency: 'GBP', amount: 419.5 },
    availableBalance: { currency: 'GBP', amount: 577.5 },
    holdAmount: { currency: 'GBP', amount: 42 },
    overDraftLimit: { sanctionedLimitAmount: { currency: 'GBP', amount: 200 } },
  });

  await sandbox.control.advanceClock('P1D');
  await hand.signIn('bess', smallPassword);
  const { body } = await hand.call('GET', '/v1/accounts');
  const token = (body as { accounts: { id: { value: string } }[] }).accounts[0]?.id.value;
  expect((await hand.call('GET', `/v1/accounts/demandDeposit/${token}`)).body).toMatchObject({
    demandDepositAccountDTO: {
      currentBalance: { amount: 377.5 },
      availableBalance: { amount: 577.5 },
      holdAmount: { amount: 0 },
    },
  });
  const latest = await hand.call(
    'GET',
    `/cz/v1/accounts/demandDeposit/${token}/transactions?searchBy=LNT&noOfTransactions=1`,
  );
  expect(latest.body).toMatchObject({
    czItems: [{ description: 'Fetlock &amp; Shaw', runningBalance: { amount: 377.5 } }],
  });
  expect(await sandbox.control.invariants()).toEqual({ hold: true, broken: [] });
});

it('gives the terms of a loan and a bond', async () => {
  const { hand, tokens, sandbox } = await bessAtHome();
  const loan = await hand.call('GET', `/v1/accounts/loan/${tokens.loan}`);
  expect(loan.body).toMatchObject({
    loanAccountDetails: {
      openingDate: '2025-02-10T00:00:00',
      maturityDate: '2026-02-10T00:00:00',
      interestRate: 0,
      approvedAmount: { amount: 1200 },
      outstandingAmount: { amount: 0 },
      numberOfInstallment: 12,
      interestRepaymentFrequency: 'Monthly',
      loanScheduleDTO: { nextDueDate: null },
    },
  });
  expect(await lastEntry(sandbox)).toMatchObject({ contract: 'kept' });
  const owed = await hand.call('GET', `/v1/accounts/loan/${tokens.loan}/outstanding`);
  expect(owed.body).toMatchObject({
    outStandingLoanDetailsDTO: { outstandingAmount: { amount: 0 }, lateRepaymentCharges: { amount: 0 } },
  });
  expect(await lastEntry(sandbox)).toMatchObject({ contract: 'kept' });
  const bond = await hand.call('GET', `/v1/accounts/deposit/${tokens.bond}`);
  expect(bond.body).toMatchObject({
    termDepositDetails: {
      tenure: { years: 2, months: 0, days: 0 },
      startDate: '2025-05-12T00:00:00',
      maturityDate: '2027-05-12T00:00:00',
      payoutInstructions: 'P',
      principalAmount: { amount: 10_000 },
      maturityAmount: { amount: 10_868.06 },
      currentBalance: { amount: 10_000 },
      interestRate: 4.25,
    },
  });
  expect(await lastEntry(sandbox)).toMatchObject({ contract: 'kept' });
  const booked = await hand.call(
    'GET',
    `/cz/v1/accounts/deposit/${tokens.bond}/transactions?searchBy=LNT&noOfTransactions=50`,
  );
  expect(booked.body).toMatchObject({ czItems: [{ description: 'Bond deposit' }] });
  const none = await hand.call('GET', `/cz/v1/accounts/loan/${tokens.loan}/transactions?${days}`);
  expect(none.body).toMatchObject({ czItems: [] });
});

it.each<[string, (tokens: BessTokens) => string, number, string]>([
  ['a bond asked for as an account', ({ bond }) => `/v1/accounts/demandDeposit/${bond}`, 404, 'DIGX_CZ_ACCOUNT_01'],
  ['an account asked for as a loan', ({ current }) => `/v1/accounts/loan/${current}`, 404, 'DIGX_CZ_ACCOUNT_01'],
  ['what an account owes', ({ current }) => `/v1/accounts/loan/${current}/outstanding`, 404, 'DIGX_CZ_ACCOUNT_01'],
  ['a loan asked for as a bond', ({ loan }) => `/v1/accounts/deposit/${loan}`, 404, 'DIGX_CZ_ACCOUNT_01'],
  [
    'what is pending on a loan',
    ({ loan }) => `/cz/v1/accounts/demandDeposit/${loan}/pendingTransactions`,
    404,
    'DIGX_CZ_ACCOUNT_01',
  ],
  [
    'lines of a loan as an account’s',
    ({ loan }) => `/cz/v1/accounts/demandDeposit/${loan}/transactions?${days}`,
    404,
    'DIGX_CZ_ACCOUNT_01',
  ],
  ['a token of nothing', () => `/cz/v1/accounts/deposit/ABCDEF/transactions?${days}`, 404, 'DIGX_CZ_ACCOUNT_01'],
  [
    'dates the wrong way round',
    ({ current }) =>
      `/cz/v1/accounts/demandDeposit/${current}/transactions?searchBy=SPD&fromDate=2026-03-02&toDate=2026-03-01`,
    400,
    'DIGX_CZ_DATES_01',
  ],
  [
    'a date there is not',
    ({ current }) =>
      `/cz/v1/accounts/demandDeposit/${current}/transactions?searchBy=SPD&fromDate=2026-02-31&toDate=2026-03-31`,
    400,
    'DIGX_CZ_DATES_01',
  ],
  [
    'days without a last one',
    ({ current }) => `/cz/v1/accounts/demandDeposit/${current}/transactions?searchBy=SPD&fromDate=2026-02-28`,
    400,
    'DIGX_CZ_DATES_01',
  ],
  [
    'the last few, but not how many',
    ({ current }) => `/cz/v1/accounts/demandDeposit/${current}/transactions?searchBy=LNT`,
    400,
    'DIGX_CZ_DATES_01',
  ],
  [
    'a day that is no day',
    ({ current }) =>
      `/cz/v1/accounts/demandDeposit/${current}/transactions?searchBy=SPD&fromDate=today&toDate=2026-03-31`,
    400,
    '10011',
  ],
  [
    'more than fifty',
    ({ current }) => `/cz/v1/accounts/demandDeposit/${current}/transactions?searchBy=LNT&noOfTransactions=51`,
    400,
    '10011',
  ],
  ...['0x10', '%205', '%2B5', '5e0', '5.5', ''].map(
    (text): [string, (tokens: BessTokens) => string, number, string] => [
      `a count written “${text}”`,
      ({ current }) => `/cz/v1/accounts/demandDeposit/${current}/transactions?searchBy=LNT&noOfTransactions=${text}`,
      400,
      '10011',
    ],
  ),
  [
    'a count given twice',
    ({ current }) =>
      `/cz/v1/accounts/demandDeposit/${current}/transactions?searchBy=LNT&noOfTransactions=5&noOfTransactions=5`,
    400,
    '10011',
  ],
])('refuses %s', async (_, path, status, code) => {
  const { hand, tokens, sandbox } = await bessAtHome();
  expect(await hand.call('GET', path(tokens))).toMatchObject({ status, body: { message: { code } } });
  expect((await lastEntry(sandbox)).contract).toBe(code === '10011' ? 'request-breach' : 'kept');
});

it('carries any text through unchanged and finds it as a keyword', async () => {
  const bess = personasWithBess.bess;
  if (bess === undefined) throw new Error('Bess is not at home.');
  const personas: Personas = {
    bess: {
      ...bess,
      open: (seed, openingDay) => ({
        ...bess.open(seed, openingDay),
        postings: hostileTexts.map(({ text }, index) =>
          bookedOn(calendarDay('2026-03-01'), {
            id: `hostile-${index}`,
            description: text,
            reference: text.slice(0, 40) || 'NONE',
            entries: moved('clearing:payments-in:GBP', 'bess:current', 100),
          }),
        ),
      }),
    },
  };
  const { hand, tokens, sandbox } = await bessAtHome(personas);
  const ask = async (keyword: string) => {
    const query = keyword === '' ? days : `${days}&description=${encodeURIComponent(keyword)}`;
    const { body } = await hand.call('GET', `/cz/v1/accounts/demandDeposit/${tokens.current}/transactions?${query}`);
    return (body as { czItems: { description: string }[] }).czItems.map(({ description }) =>
      decodeHTMLStrict(description),
    );
  };
  expect(await ask('')).toEqual(hostileTexts.map(({ text }) => text));
  // A lone surrogate cannot travel in a URL.
  const askable = hostileTexts.filter(
    ({ text }) => text.length > 0 && text.length <= 105 && !/\p{Surrogate}/u.test(text),
  );
  for (const { text } of askable) {
    expect(await ask(text)).toContain(text);
    expect((await lastEntry(sandbox)).contract).toBe('kept');
  }
});
