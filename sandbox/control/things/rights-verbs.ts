import type { Bank } from '#sandbox/bank/engine/bank.ts';
import { sumText } from '#sandbox/bank/engine/pounds-text.ts';
import { limitsOf } from '#sandbox/bank/payments/payment-limits.ts';
import { type LimitPackageRecord, type LimitTarget, limitTargets } from '#sandbox/bank/records/limit-package.ts';
import { permittedFunctions, type UserRecord } from '#sandbox/bank/records/user.ts';
import type { VerbField } from '#sandbox/control/grammar/verb-names.ts';
import { decimalText, money } from '#src/kernel/money.ts';
import { readAmount, type Verb, verbOn, type Wanted } from './thing-verb.ts';

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

function wantedLimit(bank: Bank, { id }: UserRecord, details: Readonly<Record<string, string>>): Wanted<NewLimit> {
  const { on = 'makePayment', maximum = '', daily = '', count = '' } = details;
  if (!isTarget(on)) return { why: `There are no limits on “${on}”. There are: ${limitTargets.join(', ')}.` };
  if (maximum === '' && daily === '' && count === '')
    return { why: 'A maximum, a daily amount or a daily count is needed.' };
  const limits = limitsOf(bank, { kind: 'USER', id });
  const before = limits[on];
  const [most, aDay] = [maximum, daily].map((text) => (text === '' ? undefined : readAmount(text, 'GBP', 'unsigned')));
  if (maximum !== '' && most === undefined)
    return { why: `“${maximum}” is no amount above zero: write 250 or 250.00.` };
  if (daily !== '' && aDay === undefined) return { why: `“${daily}” is no amount above zero: write 250 or 250.00.` };
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

function limitFields(bank: Bank, { id }: UserRecord): readonly VerbField[] {
  const { maximumMinor, dailyMinor, dailyCount } = limitsOf(bank, { kind: 'USER', id }).makePayment;
  const pounds = (minor: number) => decimalText(money(minor, 'GBP'));
  return [
    {
      name: 'on',
      label: 'Limit on',
      form: 'choice',
      choices: limitTargets.map((target) => ({ id: target, title: targetTitles[target] })),
      value: 'makePayment',
    },
    { name: 'maximum', label: 'Most at a time', form: 'amount', value: pounds(maximumMinor) },
    { name: 'daily', label: 'Most a day', form: 'amount', value: pounds(dailyMinor) },
    { name: 'count', label: 'How many a day', form: 'number', value: String(dailyCount) },
  ];
}

type PermittedFunction = (typeof permittedFunctions)[number];

function functionVerb(
  title: string,
  when: 'missing' | 'there',
  texts: { readonly done: string; readonly why: string; readonly what: (user: UserRecord, named: string) => string },
): Verb {
  const possible = (user: UserRecord) =>
    permittedFunctions.filter((each) => user.permittedFunctions.includes(each) === (when === 'there'));
  const read = (user: UserRecord, wanted = ''): PermittedFunction | undefined =>
    wanted === '' ? possible(user)[0] : permittedFunctions.find((each) => each === wanted);
  return {
    title,
    fields(_, user) {
      const choices = possible(user).map((each) => ({ id: each, title: functionTitles[each] }));
      return [{ name: 'function', label: 'Permission', form: 'choice', choices, value: choices[0]?.id ?? '' }];
    },
    what(_, user, { function: wanted }) {
      const found = read(user, wanted);
      return found === undefined ? texts.done : texts.what(user, functionTitles[found]);
    },
    whyNot(_, user, { function: wanted }) {
      const found = read(user, wanted);
      if (found === undefined) {
        return wanted === undefined || wanted === ''
          ? texts.why.replace('{user}', user.id)
          : `There is no permission “${wanted}”. There are: ${permittedFunctions.join(', ')}.`;
      }
      if (possible(user).includes(found)) return undefined;
      return `${user.id} ${when === 'there' ? 'does not have' : 'has'} the permission “${functionTitles[found]}”${when === 'there' ? '' : ' already'}.`;
    },
    changes(_, user, { function: wanted }) {
      const found = read(user, wanted);
      if (found === undefined) return [];
      const kept = permittedFunctions.filter((each) =>
        each === found ? when === 'missing' : user.permittedFunctions.includes(each),
      );
      return [{ change: 'update', of: 'users', record: { ...user, permittedFunctions: kept } }];
    },
  };
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

export const rightsVerbs = {
  'set-limit': verbOn<NewLimit>({
    title: 'Change a limit',
    generally: 'The customer’s own limits change from now on.',
    fields: limitFields,
    want: wantedLimit,
    whyNot: () => undefined,
    what(_, { userId, on, limits }) {
      const { maximumMinor, dailyMinor, dailyCount } = limits[on];
      const [most, aDay] = [maximumMinor, dailyMinor].map((minor) => sumText(money(minor, 'GBP')));
      return `The ${targetTitles[on]} of ${userId} are limited to ${most} at a time and ${aDay} a day, in ${dailyCount} at most. What was sent today counts.`;
    },
    changes: (_, { userId, limits, agreed }) => {
      const record = { id: `USER:${userId}`, targets: limits };
      return [{ change: agreed ? 'update' : 'insert', of: 'limitPackages', record }];
    },
  }),
  allow: functionVerb('Give a permission', 'missing', {
    done: 'The customer gets a permission.',
    why: '{user} has every permission.',
    what: ({ id }, named) => `${id} may use “${named}” from the next call on; the page offers it after a reload.`,
  }),
  forbid: functionVerb('Take a permission away', 'there', {
    done: 'The customer loses a permission.',
    why: '{user} has no permission to lose.',
    what: ({ id }, named) => `${id} may no longer use “${named}”: the next call that needs it is refused.`,
  }),
} as const satisfies Record<string, Verb>;
