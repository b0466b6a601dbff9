import type { ReactNode } from 'react';
import type { ApprovalItem, ApprovalPayee } from '#src/api/approvals/approval-item.ts';
import { frequencyText } from '#src/features/approvals/model/item-copy.ts';
import { AccountNumberText } from '#src/ui/text/account-number-text.tsx';
import { slashedDay, slashedMoment } from '#src/ui/text/dates.ts';
import { FactList } from '#src/ui/text/fact-list.tsx';

interface AuthorisationFactsProps {
  readonly item: ApprovalItem;
  readonly entity: string | undefined;
}

/** All that the bank tells of an item; what its kind lacks is left out. */
export function AuthorisationFacts({ item, entity }: AuthorisationFactsProps) {
  const { payee, formerPayee, accountNumber, isRecurring, lastPaymentDate, valueDate, amount, paymentCount } = item;
  const isPayment = amount !== undefined;
  const facts: readonly (readonly [label: string, value: ReactNode])[] = [
    ['Requested by', item.requestedBy],
    ['Requested on', slashedMoment(item.created)],
    ['Reference number', item.reference],
    ['Entity', entity],
    [isPayment ? 'From account' : 'Account', accountNumber],
    [isPayment ? 'To' : 'Payee', payee && <PayeeText payee={payee} />],
    ['File', item.fileName],
    ['Payments', paymentCount?.toLocaleString('en-GB')],
    ['Payee before', formerPayee && <PayeeText payee={formerPayee} />],
    [isRecurring ? 'First payment' : 'Payment date', valueDate && slashedDay(valueDate)],
    ['Frequency', frequencyText(item)],
    [
      'Last payment',
      isRecurring ? (lastPaymentDate ? slashedDay(lastPaymentDate) : 'Until further notice') : undefined,
    ],
    ['Payment reference', item.paymentReference],
  ];
  return <FactList facts={facts.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }]))} />;
}

function PayeeText({ payee: { accountName, nickName, accountNumber, sortCode } }: { readonly payee: ApprovalPayee }) {
  return (
    <>
      <bdi>{accountName}</bdi>
      {nickName !== undefined && nickName !== accountName && (
        <>
          {' '}
          (<bdi>{nickName}</bdi>)
        </>
      )}
      <br />
      <AccountNumberText sortCode={sortCode} accountNumber={accountNumber} />
    </>
  );
}
