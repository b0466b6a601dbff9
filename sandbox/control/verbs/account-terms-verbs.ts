import { categoryOf } from '#sandbox/bank/accounts/accounts.ts';
import { agreedInstalment } from '#sandbox/bank/accounts/lending.ts';
import { changeRate, whyNotRate } from '#sandbox/bank/accounts/rate-testing.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import { sumText } from '#sandbox/bank/engine/pounds-text.ts';
import { closeAccount, reopenAccount, whyNotClosed } from '#sandbox/bank/payments/account-closing.ts';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import { money } from '#src/kernel/money.ts';
import { accountDetail, areClosed, areOpen, choicesOf, moneyMoves, titleOf, wantedAccount } from './account-choice.ts';
import { verbOn, type Wanted } from './verb.ts';

const elsewhere = 'elsewhere';

interface Closing {
  readonly account: AccountRecord;
  /** Undefined for an account at another bank. */
  readonly to: AccountRecord | undefined;
}

function wantedClosing(
  bank: Bank,
  user: UserRecord,
  wanted: { readonly account: string; readonly to: string },
): Wanted<Closing> {
  const closing = wantedAccount({ bank, user, named: wanted.account });
  if ('why' in closing) return closing;
  const account = closing.thing;
  if (wanted.to === elsewhere || wanted.to === '') return { thing: { account, to: undefined } };
  const paid = wantedAccount({ bank, user, named: wanted.to });
  if ('why' in paid) return paid;
  if (paid.thing.id === account.id) return { why: 'What is left cannot be paid into the account itself.' };
  if (paid.thing.currency !== account.currency) return { why: `${titleOf(paid.thing)} is in another currency.` };
  return { thing: { account, to: paid.thing } };
}

const percent = (basisPoints: number) => `${(basisPoints / 100).toFixed(2)}%`;

export const accountTermsVerbs = {
  'close-account': verbOn({
    group: 'account',
    title: 'Close an account',
    generally: 'What is left on the account is paid out, and it is closed.',
    details: {
      account: accountDetail,
      to: { label: 'What is left goes to', form: 'choice', value: elsewhere },
    },
    now(bank, user) {
      const account = choicesOf(moneyMoves.of(bank, user));
      return { account, to: [{ id: elsewhere, title: 'An account at another bank' }, ...account] };
    },
    want: wantedClosing,
    whyNot: (bank, { account }) => whyNotClosed(bank, account),
    what(bank, { account, to }) {
      const minor = bank.ledger.balanceOf(account.id);
      const receiver = to === undefined ? 'an account at another bank' : titleOf(to);
      const paid = minor === 0 ? 'It is empty.' : `${sumText(money(minor, account.currency))} goes to ${receiver}.`;
      const limit = sumText(money(account.overdraftMinor, account.currency));
      const overdraft = account.overdraftMinor === 0 ? '' : ` Its overdraft of ${limit} ends.`;
      return `${titleOf(account)} is closed. ${paid}${overdraft} Nothing can be paid from it or into it any more; standing orders and direct debits from it are missed. Its transactions and statements stay.`;
    },
    changes: (bank, { account, to }) => closeAccount(bank, account, to),
  }),
  'reopen-account': verbOn({
    group: 'account',
    title: 'Open a closed account again',
    generally: 'A closed account is open again, and empty.',
    details: { account: accountDetail },
    now: (bank, user) => ({ account: choicesOf(areClosed.of(bank, user)) }),
    want: (bank, user, { account }) => wantedAccount({ bank, user, named: account }, areClosed),
    what: (_, account) =>
      `${titleOf(account)} is open again, with ${sumText(money(0, account.currency))} on it. What was missed meanwhile stays unpaid.`,
    changes: (_, account) => reopenAccount(account),
  }),
  'set-rate': verbOn({
    group: 'account',
    title: 'Change an interest rate',
    generally: 'The yearly rate of an account changes from today on.',
    details: {
      account: accountDetail,
      to: { label: 'Yearly rate in per cent', form: 'amount', value: '' },
    },
    now(bank, user) {
      const able = areOpen.of(bank, user).filter((account) => whyNotRate(account) === undefined);
      const [first] = able;
      return { account: choicesOf(able), to: first === undefined ? '' : (first.interestBasisPoints / 100).toFixed(2) };
    },
    want(bank, user, { account: named, to }) {
      const found = wantedAccount({ bank, user, named }, areOpen, (account) => whyNotRate(account) === undefined);
      if ('why' in found) return found;
      const basisPoints = /^\d{1,2}(\.\d{1,2})?$/.test(to) ? Math.round(Number(to) * 100) : 0;
      if (basisPoints === 0) return { why: `“${to}” is no rate from 0.01 to 99.99: write 4.25.` };
      return { thing: { account: found.thing, basisPoints } };
    },
    whyNot: (_, { account, basisPoints }) =>
      whyNotRate(account) ?? (account.interestBasisPoints === basisPoints ? 'That is already its rate.' : undefined),
    what(_, { account, basisPoints }) {
      const rates = `from ${percent(account.interestBasisPoints)} to ${percent(basisPoints)} a year`;
      const goes = `The interest rate of ${titleOf(account)} goes ${rates}, from today on.`;
      if (categoryOf(account) !== 'loan') return goes;
      return `${goes} The instalment stays ${sumText(agreedInstalment(account))}; the last one makes up the difference.`;
    },
    changes: (_, { account, basisPoints }) => changeRate(account, basisPoints),
  }),
};
