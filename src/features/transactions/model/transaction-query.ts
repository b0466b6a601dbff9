import type { Account } from '#src/api/accounts/account.ts';
import { mailSubjectIds } from '#src/api/mail/mail-subjects.ts';
import type { Transaction } from '#src/api/transactions/transaction.ts';
import type { MessageBegun } from '#src/banking/mail/message-begun.ts';
import { sortCodeText } from '#src/rules/sort-codes.ts';
import { dayText } from '#src/ui/text/dates.ts';
import { moneyText } from '#src/ui/text/money-copy.ts';
import { directionWord } from './transaction-facts.ts';

type Of = Pick<Account, 'title' | 'customerId' | 'sortCode' | 'maskedAccountNumber'>;

/** A message to the bank about a transaction, which the customer ends. */
export function transactionQuery(row: Transaction, account: Of): MessageBegun {
  const { title, reference, flag, amount, day } = row;
  const number = [sortCodeText(account.sortCode), account.maskedAccountNumber].filter((part) => part !== '').join(' ');
  const lines = [
    'I would like to ask about this transaction:',
    '',
    title,
    `${directionWord(flag)} of ${moneyText(amount)} on ${dayText(day)}`,
    ...(reference === '' || reference === title ? [] : [`Reference: ${reference}`]),
    `Account: ${account.title}, ${number}`,
    '',
    'My question: ',
  ];
  return {
    from: account.customerId,
    subject: flag === 'D' ? mailSubjectIds.paymentQuery : mailSubjectIds.account,
    body: lines.join('\n'),
  };
}
