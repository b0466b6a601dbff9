import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { whenDamaged } from '#src/api/store/answers.fixture.ts';
import { good, refused, scriptedBank } from '#src/api/store/bank.fixture.ts';
import { type Unchecked, unchecked } from '#src/api/wire/wire.ts';
import { signedInStore } from '#src/app/store.fixture.ts';
import { parseCalendarDay } from '#src/kernel/calendar.ts';
import { type AccountId, asId, type PartyId } from '#src/kernel/ids.ts';
import { runs } from '#tests/runs.ts';
import { demandDepositAnswer, loanAnswer, outstandingAnswer, termDepositAnswer } from './account-details.fixture.ts';
import { accountDetailsApi } from './account-details.ts';
import { toDemandDepositDetails } from './demand-deposit-details.ts';
import { toLoanOutstanding, toLoanTerms } from './loan-details.ts';
import { toTermDeposit } from './term-deposit.ts';

const text = z.optional(z.string().check(z.minLength(1)));
const money = z.optional(z.strictObject({ minor: z.int(), currency: z.enum(['GBP', 'EUR', 'USD']) }));
const day = z.optional(z.string().check(z.refine((written) => parseCalendarDay(written) !== undefined)));
const rate = z.optional(z.number());
const count = z.int().check(z.nonnegative());

const demandDeposit = z.strictObject({
  accountName: text,
  openingDate: day,
  overdraftLimit: money,
  balance: money,
  availableBalance: money,
  held: money,
  iban: text,
});
const loanTerms = z.strictObject({
  interestRate: rate,
  maturityDate: day,
  startDate: day,
  loanAmount: money,
  amountPaid: money,
  nextDate: day,
  nextAmount: money,
  remainingInstalments: z.optional(count),
  interestRepaymentFrequency: text,
  principalRepaymentFrequency: text,
});
const outstanding = z.strictObject({
  outstandingAmount: money,
  principalBalance: money,
  instalmentArrears: money,
  penalty: money,
});
const termDeposit = z.strictObject({
  productName: text,
  duration: z.optional(z.strictObject({ years: count, months: count, days: count })),
  startDate: day,
  maturityDate: day,
  payoutInstructions: text,
  originalAmount: money,
  maturityAmount: money,
  balance: money,
  interestRate: rate,
});

type Reading = [string, (answer: Unchecked<never>) => object | undefined, object, z.ZodMiniType];
const readings: Reading[] = [
  ['demand deposit', toDemandDepositDetails, demandDepositAnswer, demandDeposit],
  ['loan', toLoanTerms, loanAnswer, loanTerms],
  ['outstanding loan', toLoanOutstanding, outstandingAnswer, outstanding],
  ['term deposit', toTermDeposit, termDepositAnswer, termDeposit],
];

it.each(readings)(
  'survives any damage to the %s, and what it gives is well typed',
  (_name, read, answer, wellTyped) => {
    wellTyped.parse(read(unchecked(answer)));
    whenDamaged(
      [answer],
      (harmed) => {
        const model = read(unchecked(harmed));
        if (model === undefined) return;
        wellTyped.parse(model);
        expect(Object.values(model)).not.toContain(undefined);
      },
      runs(1_000),
    );
  },
);

it.each(readings)('reads a %s without details, and none if there is none', (_name, read, answer) => {
  const [root = ''] = Object.keys(answer);
  expect(read(unchecked({ [root]: {} }))).toEqual({});
  for (const none of [{}, { [root]: null }, { [root]: [] }, { [root]: 'x' }, null])
    expect(read(unchecked(none))).toBeUndefined();
});

it.each(readings)(
  'loses of a %s the fact whose field is missing or of another type, and no other',
  (_name, read, answer) => {
    const [[root, fields] = ['', {}]] = Object.entries(answer);
    const whole = read(unchecked(answer)) ?? {};
    for (const name of Object.keys(fields)) {
      const { [name]: _, ...rest } = fields;
      for (const harmed of [rest, { ...rest, [name]: null }, { ...rest, [name]: [] }, { ...rest, [name]: true }]) {
        expect(whole).toMatchObject(read(unchecked({ [root]: harmed })) ?? { unread: true });
      }
    }
  },
);

it('reads a current account, counted as open from the first day of its records online', () => {
  expect(toDemandDepositDetails(unchecked(demandDepositAnswer))).toEqual({
    accountName: "Mrs Eleanor O'Hara",
    openingDate: '2016-01-01',
    overdraftLimit: { minor: 100_000, currency: 'GBP' },
    balance: { minor: 120_450, currency: 'GBP' },
    availableBalance: { minor: 210_450, currency: 'GBP' },
    held: { minor: 10_000, currency: 'GBP' },
    iban: 'GB47PADD60930322345678',
  });
});

it('reads the fourteen facts of a mortgage', () => {
  expect(toLoanTerms(unchecked(loanAnswer))).toEqual({
    interestRate: 4.19,
    maturityDate: '2039-01-02',
    startDate: '2014-01-02',
    loanAmount: { minor: 25_000_000, currency: 'GBP' },
    amountPaid: { minor: 6_875_923, currency: 'GBP' },
    nextDate: '2026-04-01',
    nextAmount: { minor: 134_602, currency: 'GBP' },
    remainingInstalments: 154,
    interestRepaymentFrequency: 'Monthly',
    principalRepaymentFrequency: 'Monthly & at will',
  });
  expect(toLoanOutstanding(unchecked(outstandingAnswer))).toEqual({
    outstandingAmount: { minor: 18_124_077, currency: 'GBP' },
    principalBalance: { minor: 18_102_040, currency: 'GBP' },
    instalmentArrears: { minor: 0, currency: 'GBP' },
    penalty: { minor: 1_250, currency: 'GBP' },
  });
});

it('takes what was repaid from the schedule where the loan does not say', () => {
  const { loanAccountDetails } = loanAnswer;
  const read = toLoanTerms(unchecked({ loanAccountDetails: { ...loanAccountDetails, amountPaid: null } }));
  expect(read?.amountPaid?.minor).toBe(6_875_923);
});

it('reads a bond, its start never floored', () => {
  expect(toTermDeposit(unchecked(termDepositAnswer))).toEqual({
    productName: 'One Year Fixed Rate Bond',
    duration: { years: 1, months: 6, days: 0 },
    startDate: '2015-05-12',
    maturityDate: '2026-11-12',
    payoutInstructions: 'Renew Principal and Pay Out the Interest',
    originalAmount: { minor: 5_000_000, currency: 'GBP' },
    maturityAmount: { minor: 5_318_750, currency: 'GBP' },
    balance: { minor: 5_000_000, currency: 'GBP' },
    interestRate: 4.25,
  });
});

it.each([
  ['A', 'Close on Maturity (No Rollover)'],
  ['I', 'Renew Principal and Interest'],
  ['P', 'Renew Principal and Pay Out the Interest'],
  ['S', 'Renew Special Amount and Pay Out the remaining amount'],
  ['T', 'Renew Principal+(Interest-Tax)'],
  ['X', undefined],
  ['a', undefined],
  [null, undefined],
])('words the maturity instruction %s as %s', (payoutInstructions, label) => {
  const read = toTermDeposit(unchecked({ termDepositDetails: { payoutInstructions } }));
  expect(read?.payoutInstructions).toBe(label);
});

it('counts the parts that a term leaves out as none', () => {
  const read = toTermDeposit(unchecked({ termDepositDetails: { tenure: { months: '18', days: null } } }));
  expect(read?.duration).toEqual({ years: 0, months: 18, days: 0 });
});

const arg = { party: asId<PartyId>('A77B'), accountId: asId<AccountId>('a/b') };
const { getDemandDepositAccount, getLoanAccount, getLoanOutstanding, getTermDepositAccount } =
  accountDetailsApi.endpoints;

it('asks for the details of each kind of account by its own call', async () => {
  const bank = scriptedBank({
    'GET /v1/accounts/demandDeposit/a%2Fb': () => good(demandDepositAnswer),
    'GET /v1/accounts/loan/a%2Fb': () => good(loanAnswer),
    'GET /v1/accounts/loan/a%2Fb/outstanding': () => good(outstandingAnswer),
    'GET /v1/accounts/deposit/a%2Fb': () => good(termDepositAnswer),
  });
  const { store } = await signedInStore(bank.fetch);
  const answers = await Promise.all([
    store.dispatch(getDemandDepositAccount.initiate(arg)),
    store.dispatch(getLoanAccount.initiate(arg)),
    store.dispatch(getLoanOutstanding.initiate(arg)),
    store.dispatch(getTermDepositAccount.initiate(arg)),
  ]);
  expect(answers.map(({ data }) => Object.keys(data ?? {}).length)).toEqual([7, 10, 4, 9]);
  const asked = bank.asked.filter(({ call }) => call.startsWith('GET'));
  expect(asked.map(({ url, headers }) => [url.search, headers.get('X-Party-Id')])).toEqual(
    Array.from({ length: 4 }, () => ['?locale=en', 'A77B']),
  );
});

it('says that an account which the bank does not know may be from an earlier session', async () => {
  const bank = scriptedBank({ 'GET /v1/accounts/loan/a%2Fb': () => refused(404, 'DIGX_CZ_ACCOUNT_01') });
  const { store } = await signedInStore(bank.fetch);
  const { error } = await store.dispatch(getLoanAccount.initiate(arg));
  expect(error).toMatchObject({ kind: 'refusal', status: 404, code: 'DIGX_CZ_ACCOUNT_01' });
  expect(error).toHaveProperty('message', expect.stringContaining('earlier session'));
});
