import type { Steps, Walk } from './step.ts';
import { found } from './walk-memory.ts';
import type { Walker } from './walker.ts';

interface Activity {
  readonly reference: string;
  readonly typeCode: string;
  readonly statusCode: string;
  readonly currency?: string | null;
  readonly amountPure?: number | null;
  readonly account: { readonly accountNo: string };
  readonly partyId?: { readonly value: string };
}

interface Count {
  readonly transactionType: string;
  readonly type: string;
  readonly statusCode: string;
  readonly count: number;
}

const books = [
  { kind: 'CBR', path: '/cz/v1/chequebookRequest' },
  { kind: 'PBR', path: '/cz/v1/payInBookRequest' },
] as const;

export const activitySteps: Steps = { 'order books': orderBooks, 'read the activity': readActivity };

/** One order, one book of its kind. */
async function orderBooks({ walker, findings, memory }: Walk): Promise<void> {
  const account = found(memory.current, 'a current account');
  for (const { kind, path } of books) {
    const before = await countsOf(walker);
    const listed = await activitiesOf(walker, 'ACCOUNT_NON_FINANCIAL', kind);
    const { body, status } = await walker.good('POST', path, { json: { accNo: { value: account.value } } });
    const reference = body.status.referenceNumber;
    const after = await countsOf(walker);
    findings.expectSame(totalOf(before, kind) + 1, totalOf(after, kind), `count of activities ${kind} after one order`);
    const others = (counts: readonly Count[]) => counts.filter(({ type }) => type !== kind).length;
    findings.expectSame(others(before), others(after), `kinds of activity beside ${kind} after its order`);
    const since = await activitiesOf(walker, 'ACCOUNT_NON_FINANCIAL', kind);
    findings.expectSame(listed.length + 1, since.length, `number of activities ${kind} after one order`);
    const ordered = since.filter((one) => one.reference === reference);
    findings.expect(
      ordered.length === 1,
      `the reference of an order is ${ordered.length} times in the activity ${kind}`,
    );
    findings.expectSame(
      account.displayValue,
      ordered[0]?.account.accountNo,
      `account.accountNo of the activity ${kind}`,
    );
    const state = status === 202 ? 'PENDING_APPROVAL' : 'ACCEPTED';
    findings.expectSame(state, ordered[0]?.statusCode, `statusCode of the activity ${kind}`);
    await readOne(walker, findings, ordered[0]);
  }
}

/** Each count against its list, and the payment and the transfer of this walk among them. */
async function readActivity({ walker, findings, memory }: Walk): Promise<void> {
  for (const { transactionType, type, count, statusCode } of await countsOf(walker)) {
    const listed = await activitiesOf(walker, transactionType, type);
    const inState = listed.filter((one) => one.statusCode === statusCode);
    findings.expectSame(count, inState.length, `count of activities ${type} in ${statusCode}, unlike its list,`);
    findings.expect(
      listed.every(({ typeCode }) => typeCode === type),
      `activities ${type} list another typeCode`,
    );
    const isOwn = listed.every(({ partyId }) => partyId === undefined || memory.parties.includes(partyId.value));
    findings.expect(isOwn, 'transactionDTOs[].partyId names a party that the customer does not act for');
  }
  for (const { reference, pounds, account } of memory.orders) {
    const [item] = (await everything(walker)).filter((one) => one.reference === reference);
    findings.expect(item !== undefined, 'an order of this walk is not in the activity by its reference');
    if (item === undefined) continue;
    findings.expectMoney(pounds, item.amountPure, 'amountPure of an order in the activity');
    findings.expectSame('GBP', item.currency, 'currency of an order in the activity');
    findings.expectSame(account.displayValue, item.account.accountNo, 'account.accountNo of an order in the activity');
    const isState = ['ACCEPTED', 'PENDING_APPROVAL', 'UNDER_PROCESSING'].includes(item.statusCode);
    findings.expect(isState, `statusCode of an order in the activity is ${item.statusCode}`);
    await readOne(walker, findings, item);
  }
}

async function readOne(walker: Walker, findings: Walk['findings'], listed: Activity | undefined): Promise<void> {
  if (listed === undefined) return;
  const { transactionDTO: read } = await walker.ask(`/v1/transactions/${listed.reference}`);
  for (const name of ['reference', 'typeCode', 'statusCode', 'currency', 'amountPure'] as const) {
    findings.expectSame(listed[name], read[name], `${name} of one activity, unlike in the list,`);
  }
}

async function everything(walker: Walker): Promise<readonly Activity[]> {
  const kinds = new Map((await countsOf(walker)).map(({ transactionType, type }) => [type, transactionType]));
  const lists = [];
  for (const [type, transactionType] of kinds) lists.push(await activitiesOf(walker, transactionType, type));
  return lists.flat();
}

function totalOf(counts: readonly Count[], kind: string): number {
  return counts.filter(({ type }) => type === kind).reduce((sum, { count }) => sum + count, 0);
}

async function countsOf(walker: Walker): Promise<readonly Count[]> {
  const days = { fromDate: walker.today(), toDate: walker.today() };
  return (await walker.ask(`/cz/v1/transactions/count?${new URLSearchParams({ countFor: 'all', ...days })}`))
    .countDTOList;
}

async function activitiesOf(
  walker: Walker,
  discriminator: string,
  transactionName: string,
): Promise<readonly Activity[]> {
  const days = { fromDate: walker.today(), toDate: walker.today() };
  const query = new URLSearchParams({ discriminator, ...days, view: 'all', transactionName });
  return (await walker.ask(`/cz/v1/transactions?${query}`)).transactionDTOs;
}
