import type { Bank } from '#sandbox/bank/engine/bank.ts';
import { sumText } from '#sandbox/bank/engine/pounds-text.ts';
import { limitsOf } from '#sandbox/bank/payments/payment-limits.ts';
import { type LimitPackageRecord, type LimitTarget, limitTargets } from '#sandbox/bank/records/limit-package.ts';
import { permittedFunctions, type UserRecord } from '#sandbox/bank/records/user.ts';
import { decimalText, money } from '#src/kernel/money.ts';
import { noAmount, readAmount, thingOr, verbOn, type Wanted } from './verb.ts';

interface NewLimit {
  readonly userId: string;
  readonly on: LimitTarget;
  readonly limits: LimitPackageRecord['targets'];
  /** Whether there is a package of the customer's own already. */
  readonly agreed: boolean;
}

const targetTitles = {
  makePayment: 'payments',
  internalTransfer: 'transfers',
  bulkPayments: 'bulk payments',
} as const satisfies Record<LimitTarget, string>;

function isTarget(text: string): text is LimitTarget {
  return (limitTargets as readonly string[]).includes(text);
}

type LimitDetails = Readonly<Record<'on' | 'maximum' | 'daily' | 'count', string>>;

function wantedLimit(bank: Bank, { id }: UserRecord, details: LimitDetails): Wanted<NewLimit> {
  const { on, maximum, daily, count } = details;
  if (!isTarget(on)) return { why: `There are no limits on “${on}”. There are: ${limitTargets.join(', ')}.` };
  if (maximum === '' && daily === '' && count === '')
    return { why: 'A maximum, a daily amount or a daily count is needed.' };
  const limits = limitsOf(bank, { kind: 'USER', id });
  const before = limits[on];
  const [most, aDay] = [maximum, daily].map((text) => (text === '' ? undefined : readAmount(text, 'GBP', 'unsigned')));
  if (maximum !== '' && most === undefined) return { why: noAmount(maximum) };
  if (daily !== '' && aDay === undefined) return { why: noAmount(daily) };
  if (count !== '' && !/^[1-9]\d{0,3}$/.test(count))
    return { why: `“${count}” is no number of payments from 1 to 9999.` };
  const changed = {
    ...before,
    maximumMinor: most?.minor ?? before.maximumMinor,
    dailyMinor: aDay?.minor ?? before.dailyMinor,
    dailyCount: count === '' ? before.dailyCount : Number(count),
  };
  const minimumMinor = Math.min(changed.minimumMinor, changed.maximumMinor);
  const agreed = bank.records.find('limitPackages', `USER:${id}`) !== undefined;
  return { thing: { userId: id, on, limits: { ...limits, [on]: { ...changed, minimumMinor } }, agreed } };
}

type PermittedFunction = (typeof permittedFunctions)[number];

function functionVerb(
  title: string,
  when: 'missing' | 'there',
  texts: { readonly done: string; readonly none: string; what(id: string, named: string): string },
) {
  const possible = (user: UserRecord) =>
    permittedFunctions.filter((each) => user.permittedFunctions.includes(each) === (when === 'there'));
  return verbOn({
    group: 'rights',
    title,
    generally: texts.done,
    beforeOpening: true,
    details: { function: { label: 'Permission', form: 'choice', value: '' } },
    now: (_, user) => ({ function: possible(user).map((each) => ({ id: each, title: functionTitles[each] })) }),
    want(_, user, { function: wanted }) {
      if (wanted === '' && possible(user)[0] === undefined) return { why: `${user.id} ${texts.none}` };
      const named = wanted === '' ? possible(user)[0] : permittedFunctions.find((each) => each === wanted);
      return thingOr(
        named && { user, named },
        `There is no permission “${wanted}”. There are: ${permittedFunctions.join(', ')}.`,
      );
    },
    what: (_, { user, named }) => texts.what(user.id, functionTitles[named]),
    whyNot(_, { user, named }) {
      if (possible(user).includes(named)) return undefined;
      const permission = `the permission “${functionTitles[named]}”`;
      return when === 'there' ? `${user.id} does not have ${permission}.` : `${user.id} has ${permission} already.`;
    },
    changes(_, { user, named }) {
      const kept = permittedFunctions.filter((each) =>
        each === named ? when === 'missing' : user.permittedFunctions.includes(each),
      );
      return [{ change: 'update', of: 'users', record: { ...user, permittedFunctions: kept } }];
    },
  });
}

const functionTitles = {
  payment: 'make payments',
  transfer: 'transfer between own accounts',
  payeesManage: 'manage payees',
  paymentsFuture: 'upcoming payments',
  transactionLog: 'activity log',
  statements: 'statements',
  loanStatements: 'loan statements',
  bulkUpload: 'upload bulk files',
  bulkView: 'view bulk files',
  alerts: 'alerts',
  payInBooks: 'order pay-in books',
  chequeBooks: 'order cheque books',
  chequeStatus: 'status of cheques',
  approver: 'authorise for others',
} as const satisfies Record<PermittedFunction, string>;

const pounds = (minor: number) => money(minor, 'GBP');

export const rightsVerbs = {
  'set-limit': verbOn({
    group: 'rights',
    title: 'Change a limit',
    generally: 'The customer’s own limits change from now on.',
    details: {
      on: { label: 'Limit on', form: 'choice', value: 'makePayment' },
      maximum: { label: 'Most at a time', form: 'amount', value: '' },
      daily: { label: 'Most a day', form: 'amount', value: '' },
      count: { label: 'How many a day', form: 'number', value: '' },
    },
    now(bank, { id }) {
      const { maximumMinor, dailyMinor, dailyCount } = limitsOf(bank, { kind: 'USER', id }).makePayment;
      return {
        on: limitTargets.map((target) => ({ id: target, title: targetTitles[target] })),
        maximum: decimalText(pounds(maximumMinor)),
        daily: decimalText(pounds(dailyMinor)),
        count: String(dailyCount),
      };
    },
    want: wantedLimit,
    what(_, { userId, on, limits }) {
      const { maximumMinor, dailyMinor, dailyCount } = limits[on];
      const [most, aDay] = [maximumMinor, dailyMinor].map((minor) => sumText(pounds(minor)));
      return `The ${targetTitles[on]} of ${userId} are limited to ${most} at a time and ${aDay} a day, in ${dailyCount} at most. What was sent today counts.`;
    },
    changes: (_, { userId, limits, agreed }) => {
      const record = { id: `USER:${userId}`, targets: limits };
      return [{ change: agreed ? 'update' : 'insert', of: 'limitPackages', record }];
    },
  }),
  allow: functionVerb('Give a permission', 'missing', {
    done: 'The customer gets a permission.',
    none: 'has every permission.',
    what: (id, named) => `${id} may use “${named}” from the next call on; the page offers it after a reload.`,
  }),
  forbid: functionVerb('Take a permission away', 'there', {
    done: 'The customer loses a permission.',
    none: 'has no permission to lose.',
    what: (id, named) => `${id} may no longer use “${named}”: the next call that needs it is refused.`,
  }),
};
