import { addDays, type CalendarDay } from '#src/kernel/calendar.ts';
import { type Findings, pence } from './findings.ts';
import type { Steps, Walk } from './step.ts';
import { found, type WalkMemory } from './walk-memory.ts';
import type { Walker } from './walker.ts';

interface Money {
  readonly currency: string;
  readonly amount: number;
}

export interface ListedAccount {
  readonly id: { readonly value: string; readonly displayValue: string };
  readonly partyId: { readonly value: string };
  readonly type: string;
  readonly currencyCode: string;
  readonly currentBalance?: Money;
  readonly availableBalance?: Money;
  readonly dictionary: {
    readonly nameValuePairDTOArray: readonly { readonly name: string; readonly value: string }[];
  };
}

export interface Listed {
  readonly key: { readonly subSequenceNumber?: string };
  readonly description?: string | null;
  readonly transactionType: 'D' | 'C';
  readonly amountInAccountCurrency: Money;
  readonly runningBalance?: Money;
  readonly transactionDate: string;
  readonly txnCode?: string;
}

/** The whole number of an account in the United Kingdom. */
const wholeNumber = /^\d{8}$/;
/** No bank pays or asks less than a hundredth, or more than a hundred per cent, of what the amounts show. */
const rateTolerance = 5;

export const readSteps: Steps = {
  'read the parties': readParties,
  'read lists for one party': readListsForOneParty,
  'read the accounts': readAccounts,
  'read transactions': readTransactions,
  'read the payees': readPayees,
};

async function readParties({ walker, findings, memory }: Walk): Promise<void> {
  const { userProfile, entities } = await walker.ask('/v1/me');
  findings.expectSame(walker.customer.userId, userProfile.userName, 'userProfile.userName');
  memory.parties = entities.map(({ partyId }: ListedAccount) => partyId.value);
  findings.expect(memory.parties.includes(userProfile.partyId.value), 'userProfile.partyId is not among the entities');
  const [own, other] = memory.parties;
  for (const party of [own, other]) {
    if (party === undefined) continue;
    const { accounts } = await walker.ask('/v1/accounts', { party });
    const isOwn = accounts.every(({ partyId }: ListedAccount) => partyId.value === party);
    findings.expect(isOwn, 'accounts for one party in X-Party-Id list accounts of another party');
  }
}

/** What is listed for one party is that party's. */
async function readListsForOneParty({ walker, findings, memory }: Walk): Promise<void> {
  const today = walker.today();
  const days = `fromDate=${addDays(today, -90)}&toDate=${today}`;
  const lists = {
    payeeGroups: '/cz/v1/payments/payeeGroup?expand=ALL',
    instructionsList: '/cz/v1/payments/instructions?code=FD&type=NONREC',
    transactionDTOs: `/cz/v1/transactions?discriminator=PAYMENTS&${days}&view=all&transactionName=PC_F_DFT`,
  };
  for (const party of memory.parties) {
    for (const [name, path] of Object.entries(lists)) {
      const items: readonly { readonly partyId?: { readonly value: string } }[] = (await walker.ask(path, { party }))[
        name
      ];
      const isOwn = items.every(({ partyId }) => partyId === undefined || partyId.value === party);
      findings.expect(isOwn, `${name} for one party in X-Party-Id lists those of another party`);
    }
    await readFilesForOneParty(walker, findings, party);
  }
}

async function readFilesForOneParty(walker: Walker, findings: Findings, party: string): Promise<void> {
  const { accounts } = await walker.ask('/v1/accounts', { party });
  const own = accounts.map(({ id }: ListedAccount) => id.displayValue);
  const answer = await walker.call('GET', '/v1/fileUploads/files?pageNumber=1&pageSize=25', { party });
  if (answer.status !== 200) return;
  const { fileDetails = [] } = answer.body as {
    fileDetails?: readonly { fileUpload: { debitAccountId: { displayValue: string } } }[];
  };
  const isOwn = fileDetails.every(({ fileUpload }) => own.includes(fileUpload.debitAccountId.displayValue));
  findings.expect(isOwn, 'fileDetails for one party in X-Party-Id list files of another party');
}

/** Each account once more on its own, with the sums of its amounts. */
async function readAccounts({ walker, findings, memory }: Walk): Promise<void> {
  const accounts = await listAccounts(walker);
  findings.expect(
    accounts.every(({ partyId }) => memory.parties.includes(partyId.value)),
    'accounts[].partyId names a party that the customer does not act for',
  );
  const whole = accounts.every(({ id }) => wholeNumber.test(id.displayValue));
  findings.expect(whole, 'accounts[].id.displayValue is not a whole account number of eight digits');
  memory.current = pick(accounts, memory, 'CA');
  memory.savings = pick(accounts, memory, 'IA');
  for (const account of accounts.filter(({ type }) => type === 'CSA')) await readCurrent(walker, findings, account);
  for (const { id } of accounts.filter(({ type }) => type === 'TRD').slice(0, 1))
    await readBond(walker, findings, id.value);
  for (const { id } of accounts.filter(({ type }) => type === 'LON').slice(0, 1))
    await readLoan(walker, findings, id.value);
}

export async function listAccounts(walker: Walker): Promise<readonly ListedAccount[]> {
  return (await walker.ask('/v1/accounts')).accounts;
}

function pick(accounts: readonly ListedAccount[], { parties }: WalkMemory, kind: string) {
  const kindOf = ({ dictionary }: ListedAccount) =>
    dictionary.nameValuePairDTOArray.find(({ name }) => name === 'SubGroup')?.value;
  const isOwn = ({ partyId, currencyCode }: ListedAccount) => partyId.value === parties[0] && currencyCode === 'GBP';
  return accounts.find((one) => isOwn(one) && kindOf(one) === kind)?.id;
}

async function readCurrent(walker: Walker, findings: Findings, listed: ListedAccount): Promise<void> {
  const { demandDepositAccountDTO: read } = await walker.ask(`/v1/accounts/demandDeposit/${listed.id.value}`);
  findings.expectSame(listed.id.displayValue, read.id.displayValue, 'demandDepositAccountDTO.id.displayValue');
  findings.expectSame(listed.currencyCode, read.currencyCode, 'demandDepositAccountDTO.currencyCode');
  for (const name of ['currentBalance', 'availableBalance'] as const) {
    findings.expectMoney(listed[name]?.amount ?? 0, read[name]?.amount, `${name} of the account, unlike in the list,`);
  }
  const overdraft = read.overDraftLimit?.sanctionedLimitAmount?.amount ?? 0;
  const spendable = read.currentBalance.amount - (read.holdAmount?.amount ?? 0) + overdraft;
  findings.expectMoney(spendable, read.availableBalance.amount, 'availableBalance beside balance, holds and overdraft');
}

async function readBond(walker: Walker, findings: Findings, token: string): Promise<void> {
  const { termDepositDetails: bond } = await walker.ask(`/v1/accounts/deposit/${token}`);
  const years = (bond.tenure?.years ?? 0) + (bond.tenure?.months ?? 0) / 12 + (bond.tenure?.days ?? 0) / 365;
  const growth = bond.maturityAmount?.amount / bond.principalAmount?.amount;
  if (!(years > 0 && growth > 1)) return;
  expectRate(findings, 'termDepositDetails.interestRate', bond.interestRate, 100 * (growth ** (1 / years) - 1));
}

async function readLoan(walker: Walker, findings: Findings, token: string): Promise<void> {
  const { loanAccountDetails: loan } = await walker.ask(`/v1/accounts/loan/${token}`);
  const {
    nextInstallmentAmount,
    installementDueCount: due = 0,
    installementPaidCount: paid,
  } = loan.loanScheduleDTO ?? {};
  const isCounted = paid !== undefined && loan.numberOfInstallment !== undefined;
  findings.expect(
    !isCounted || paid + due === loan.numberOfInstallment,
    'instalments paid and due are not all of them',
  );
  const [debt, lent] = [loan.outstandingAmount?.amount, loan.approvedAmount?.amount];
  findings.expect(!(debt > lent), 'loanAccountDetails.outstandingAmount is more than was lent in approvedAmount');
  const rate = yearlyRate(debt, nextInstallmentAmount?.amount, due);
  if (rate !== undefined) expectRate(findings, 'loanAccountDetails.interestRate', loan.interestRate, rate);
}

function expectRate(findings: Findings, what: string, said: number, worked: number): void {
  const isNear = said > worked / rateTolerance && said < worked * rateTolerance;
  findings.expect(isNear, `${what} does not fit the amounts: is it ${said < worked ? 'a fraction' : 'too large'}?`);
}

/** The rate in per cent a year at which so many instalments repay a debt; undefined if they do not. */
function yearlyRate(debt: number, instalment: number, count: number): number | undefined {
  if (!(instalment * count > debt)) return undefined;
  let [low, high] = [0, 1];
  for (let round = 0; round < 50; round += 1) {
    const middle = (low + high) / 2;
    if ((instalment * (1 - (1 + middle) ** -count)) / middle > debt) low = middle;
    else high = middle;
  }
  return low * 1200;
}

/** A month of the current account: its window, order, running balances and words searched for. */
async function readTransactions({ walker, findings, memory }: Walk): Promise<void> {
  const current = found(memory.current, 'a current account');
  const today = walker.today();
  const month = await listTransactions(walker, current.value, { fromDate: addDays(today, -28), toDate: today });
  findings.expect(month.length > 1, 'czItems has fewer than two transactions for the last four weeks');
  const numbers = month.map(({ key }) => key.subSequenceNumber);
  findings.expect(new Set(numbers).size === numbers.length, 'czItems lists a transaction twice');
  lookAtDays(findings, month, addDays(today, -28), today);
  const balances = month.map((one) => pence(one.runningBalance?.amount));
  const isSummed = month.every((one, place) => {
    const before = balances[place - 1];
    return before === undefined || before + signed(one) === balances[place];
  });
  findings.expect(
    isSummed,
    'czItems[].runningBalance is not the one before with amountInAccountCurrency: sign or unit?',
  );
  const account = (await listAccounts(walker)).find(({ id }) => id.value === current.value);
  findings.expectMoney(
    account?.currentBalance?.amount ?? 0,
    month.at(-1)?.runningBalance?.amount,
    'the last runningBalance, unlike currentBalance,',
  );

  const middle = month[Math.floor(month.length / 2)];
  const day = middle?.transactionDate.slice(0, 10) as CalendarDay;
  lookAtDays(findings, await listTransactions(walker, current.value, { fromDate: day, toDate: day }), day, day);
  const word = (middle?.description ?? '').split(/[^\p{L}]+/u).find((one) => one.length > 3);
  if (word !== undefined) {
    const window = { fromDate: addDays(today, -28), toDate: today, description: word };
    const matching = await listTransactions(walker, current.value, window);
    findings.expect(
      matching.length > 0 && matching.every((one) => JSON.stringify(one).toLowerCase().includes(word.toLowerCase())),
      'the filter description is ignored: czItems has transactions without the word, or none',
    );
  }
  const last = await walker.ask(`${pathOf(current.value)}?searchBy=LNT&noOfTransactions=3`);
  findings.expect(last.czItems.length === 3, `noOfTransactions=3 is ignored: ${last.czItems.length} transactions came`);
}

export async function listTransactions(
  walker: Walker,
  account: string,
  filter: Readonly<Record<string, string>>,
): Promise<readonly Listed[]> {
  const { czItems } = await walker.ask(`${pathOf(account)}?${new URLSearchParams({ searchBy: 'SPD', ...filter })}`);
  return czItems;
}

function pathOf(account: string): string {
  return `/cz/v1/accounts/demandDeposit/${account}/transactions`;
}

function lookAtDays(findings: Findings, items: readonly Listed[], from: string, to: string): void {
  const days = items.map(({ transactionDate }) => transactionDate.slice(0, 10));
  const inWindow = days.every((day) => day >= from && day <= to);
  findings.expect(inWindow, 'the filter fromDate … toDate is ignored: czItems[].transactionDate lies outside');
  const inOrder = days.every((day, place) => place === 0 || (days[place - 1] ?? '') <= day);
  findings.expect(inOrder, 'czItems is in the wrong order: the oldest transaction comes first');
}

export function signed({ transactionType, amountInAccountCurrency: { amount } }: Listed): number {
  return transactionType === 'D' ? -pence(amount) : pence(amount);
}

async function readPayees({ walker, findings, memory }: Walk): Promise<void> {
  const { payeeGroups } = await walker.ask('/cz/v1/payments/payeeGroup?expand=ALL');
  for (const { partyId, listPayees } of payeeGroups) {
    const isOwn = partyId === undefined || memory.parties.includes(partyId.value);
    findings.expect(isOwn, 'payeeGroups[].partyId names a party that the customer does not act for');
    for (const { ukDomesticPayee } of listPayees) {
      const isWhole =
        wholeNumber.test(ukDomesticPayee.accountNumber) && /^\d{6}$/.test(ukDomesticPayee.bankDetails.code);
      findings.expect(isWhole, 'ukDomesticPayee.accountNumber or its sort code is not whole');
    }
  }
}
