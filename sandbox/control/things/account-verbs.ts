import {
  correctBalance,
  freezeAccount,
  movingAccountsOf,
  receiveMoney,
  unfreezeAccount,
  whyNotBalance,
} from '#sandbox/bank/accounts/account-testing.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import { sumText } from '#sandbox/bank/engine/pounds-text.ts';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import type { VerbField } from '#sandbox/control/grammar/verb-names.ts';
import { decimalText, money } from '#src/kernel/money.ts';
import { readAmount, type Verb, verbOn, type Wanted } from './thing-verb.ts';

function aliasOf({ id }: AccountRecord): string {
  return id.slice(id.indexOf(':') + 1);
}

function titleOf(account: AccountRecord): string {
  return `${account.nickname ?? account.displayName} (${aliasOf(account)})`;
}

type Chosen = (account: AccountRecord) => boolean;
const any: Chosen = () => true;

function accountField(bank: Bank, user: UserRecord, chosen: Chosen = any): VerbField {
  const choices = movingAccountsOf(bank, user)
    .filter(chosen)
    .map((account) => ({ id: aliasOf(account), title: titleOf(account) }));
  return { name: 'account', label: 'Account', form: 'choice', choices, value: choices[0]?.id ?? '' };
}

/** By alias or number; the first one where none is named. */
function wantedAccount(bank: Bank, user: UserRecord, wanted: string, chosen: Chosen = any): Wanted<AccountRecord> {
  const accounts = movingAccountsOf(bank, user);
  const thing =
    wanted === ''
      ? accounts.find(chosen)
      : accounts.find((account) => aliasOf(account) === wanted || account.number === wanted);
  if (thing !== undefined) return { thing };
  if (wanted === '') return { why: `${user.id} has no account for this.` };
  const aliases = accounts.map(aliasOf).join(', ');
  return { why: `${user.id} has no account “${wanted}” that money moves on. There are: ${aliases}.` };
}

interface MoneyIn {
  readonly account: AccountRecord;
  readonly minor: number;
  readonly from: string;
  readonly reference: string;
}

interface NewBalance {
  readonly account: AccountRecord;
  readonly minor: number;
}

export const accountVerbs = {
  'money-in': verbOn<MoneyIn>({
    title: 'Send money in',
    generally: 'Money arrives from another bank.',
    fields: (bank, user) => [
      accountField(bank, user),
      { name: 'amount', label: 'Amount', form: 'amount', value: '100.00' },
      { name: 'from', label: 'From', form: 'text', value: 'Kempton Bloodstock Ltd' },
      { name: 'reference', label: 'Reference', form: 'text', value: 'Sandbox' },
    ],
    want(bank, user, { account = '', amount = '100.00', from = '', reference = '' }) {
      const found = wantedAccount(bank, user, account);
      if ('why' in found) return found;
      const read = readAmount(amount, found.thing.currency, 'unsigned');
      if (read === undefined) return { why: `“${amount}” is no amount above zero: write 250 or 250.00.` };
      const sender = from.trim() === '' ? 'Kempton Bloodstock Ltd' : from.trim();
      const says = reference.trim() === '' ? 'Sandbox' : reference.trim();
      return { thing: { account: found.thing, minor: read.minor, from: sender, reference: says } };
    },
    whyNot: () => undefined,
    what: (_, { account, minor, from }) =>
      `${sumText(money(minor, account.currency))} from ${from} is booked on ${titleOf(account)} now.`,
    changes: (bank, { account, ...arriving }) => receiveMoney(bank, account, arriving),
  }),
  'set-balance': verbOn<NewBalance>({
    title: 'Change a balance',
    generally: 'The bank corrects the booked balance by a posting of its own.',
    fields: (bank, user) => {
      const account = accountField(bank, user);
      const found = wantedAccount(bank, user, account.value);
      const now =
        'why' in found ? '0.00' : decimalText(money(bank.ledger.balanceOf(found.thing.id), found.thing.currency));
      return [account, { name: 'to', label: 'Booked balance', form: 'amount', value: now }];
    },
    want(bank, user, { account = '', to = '' }) {
      const found = wantedAccount(bank, user, account);
      if ('why' in found) return found;
      const read = readAmount(to, found.thing.currency, 'signed');
      if (read === undefined) return { why: `“${to}” is no balance: write 250, 250.00 or -12.50.` };
      return { thing: { account: found.thing, minor: read.minor } };
    },
    whyNot: (bank, { account, minor }) => whyNotBalance(bank, account, minor),
    what(bank, { account, minor }) {
      const change = minor - bank.ledger.balanceOf(account.id);
      const sum = sumText(money(Math.abs(change), account.currency));
      return `${titleOf(account)}: a correction ${change < 0 ? 'takes out' : 'adds'} ${sum}, which makes the booked balance ${sumText(money(minor, account.currency))}.`;
    },
    changes: (bank, { account, minor }) => correctBalance(bank, account, minor),
  }),
  'freeze-account': verbOn<AccountRecord>({
    title: 'Freeze an account',
    generally: 'Nothing more leaves the account; money still comes in.',
    fields: (bank, user) => [accountField(bank, user, ({ frozen }) => frozen === undefined)],
    want: (bank, user, { account = '' }) => wantedAccount(bank, user, account, ({ frozen }) => frozen === undefined),
    whyNot: (_, account) => (account.frozen ? `${titleOf(account)} is frozen already.` : undefined),
    what: (_, account) =>
      `Nothing more leaves ${titleOf(account)}: payments are refused, and standing orders, direct debits and cheques are not paid. What is held already is still booked.`,
    changes: (_, account) => freezeAccount(account),
  }),
  'unfreeze-account': verbOn<AccountRecord>({
    title: 'Unfreeze an account',
    generally: 'Money may leave a frozen account again.',
    fields: (bank, user) => [accountField(bank, user, ({ frozen }) => frozen === true)],
    want: (bank, user, { account = '' }) => wantedAccount(bank, user, account, ({ frozen }) => frozen === true),
    whyNot: (_, account) => (account.frozen ? undefined : `${titleOf(account)} is not frozen.`),
    what: (_, account) => `Money may leave ${titleOf(account)} again. What was not paid meanwhile stays unpaid.`,
    changes: (_, account) => unfreezeAccount(account),
  }),
} as const satisfies Record<string, Verb>;
