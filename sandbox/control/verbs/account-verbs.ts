import {
  correctBalance,
  freezeAccount,
  receiveMoney,
  unfreezeAccount,
  whyNotBalance,
} from '#sandbox/bank/accounts/account-testing.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import { sumText } from '#sandbox/bank/engine/pounds-text.ts';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import { decimalText, money } from '#src/kernel/money.ts';
import { accountDetail, choicesOf, moneyMoves, titleOf, wantedAccount } from './account-choice.ts';
import { noAmount, readAmount, verbOn } from './verb.ts';

const sender = 'Kempton Bloodstock Ltd';
const says = 'Sandbox';

function freezing(title: string, generally: string, frozen: boolean) {
  const now = (account: AccountRecord) => (account.frozen === true) !== frozen;
  return {
    group: 'account',
    title,
    generally,
    details: { account: accountDetail },
    now: (bank: Bank, user: UserRecord) => ({ account: choicesOf(moneyMoves.of(bank, user).filter(now)) }),
    want: (bank: Bank, user: UserRecord, { account }: { readonly account: string }) =>
      wantedAccount({ bank, user, named: account }, moneyMoves, now),
  } as const;
}

export const accountVerbs = {
  'money-in': verbOn({
    group: 'account',
    title: 'Send money in',
    generally: 'Money arrives from another bank.',
    details: {
      account: accountDetail,
      amount: { label: 'Amount', form: 'amount', value: '100.00' },
      from: { label: 'From', form: 'text', value: sender },
      reference: { label: 'Reference', form: 'text', value: says },
    },
    now: (bank, user) => ({ account: choicesOf(moneyMoves.of(bank, user)) }),
    want(bank, user, { account: wanted, amount, from, reference }) {
      const found = wantedAccount({ bank, user, named: wanted });
      if ('why' in found) return found;
      const account = found.thing;
      const read = readAmount(amount, account.currency, 'unsigned');
      if (read === undefined) return { why: noAmount(amount) };
      return {
        thing: { account, minor: read.minor, from: from.trim() || sender, reference: reference.trim() || says },
      };
    },
    what: (_, { account, minor, from }) =>
      `${sumText(money(minor, account.currency))} from ${from} is booked on ${titleOf(account)} now.`,
    changes: (bank, { account, ...arriving }) => receiveMoney(bank, account, arriving),
  }),
  'set-balance': verbOn({
    group: 'account',
    title: 'Change a balance',
    generally: 'The bank corrects the booked balance by a posting of its own.',
    details: { account: accountDetail, to: { label: 'Booked balance', form: 'amount', value: '' } },
    now(bank, user) {
      const found = wantedAccount({ bank, user, named: '' });
      const to =
        'why' in found ? '0.00' : decimalText(money(bank.ledger.balanceOf(found.thing.id), found.thing.currency));
      return { account: choicesOf(moneyMoves.of(bank, user)), to };
    },
    want(bank, user, { account, to }) {
      const found = wantedAccount({ bank, user, named: account });
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
  'freeze-account': verbOn({
    ...freezing('Freeze an account', 'Nothing more leaves the account; money still comes in.', true),
    whyNot: (_, account) => (account.frozen ? `${titleOf(account)} is frozen already.` : undefined),
    what: (_, account) =>
      `Nothing more leaves ${titleOf(account)}: payments are refused, and standing orders, direct debits and cheques are not paid. What is held already is still booked.`,
    changes: (_, account) => freezeAccount(account),
  }),
  'unfreeze-account': verbOn({
    ...freezing('Unfreeze an account', 'Money may leave a frozen account again.', false),
    whyNot: (_, account) => (account.frozen ? undefined : `${titleOf(account)} is not frozen.`),
    what: (_, account) => `Money may leave ${titleOf(account)} again. What was not paid meanwhile stays unpaid.`,
    changes: (_, account) => unfreezeAccount(account),
  }),
};
