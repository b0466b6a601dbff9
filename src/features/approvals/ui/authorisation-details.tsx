import type { ReactNode } from 'react';
import type { ApprovalItem, ApprovalPayee } from '#src/api/approvals/approval-item.ts';
import { frequencyText, nameOf, stepLabel } from '#src/features/approvals/model/item-copy.ts';
import stack from '#src/ui/page/stack.module.css';
import { AccountNumberText } from '#src/ui/text/account-number-text.tsx';
import { slashedDay, slashedMoment } from '#src/ui/text/dates.ts';
import { FactList } from '#src/ui/text/fact-list.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import styles from './authorisation-details.module.css';

interface AuthorisationDetailsProps {
  readonly item: ApprovalItem;
  readonly entity: string | undefined;
}

/** All that the bank tells of an item, and who has done what about it. */
export function AuthorisationDetails({ item, entity }: AuthorisationDetailsProps) {
  return (
    <>
      <AuthorisationFacts item={item} entity={entity} />
      <AuditEntries item={item} />
    </>
  );
}

/** What its kind lacks is left out. */
function AuthorisationFacts({ item, entity }: AuthorisationDetailsProps) {
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
    ['File reference', item.bulkReference],
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

/** Who did what, and when. */
function AuditEntries({ item }: { readonly item: ApprovalItem }) {
  const { steps } = item;
  if (steps.length === 0) return null;
  return (
    <div className={stack.closest}>
      <h4 className={styles.heading}>
        Audit entries<HiddenText> of the {nameOf(item)}</HiddenText>
      </h4>
      <ol className={styles.steps}>
        {steps.map(({ authedBy, authedOn, status, note }) => (
          <li key={`${authedOn} ${status} ${authedBy}`} className={styles.step}>
            <span className={styles.done}>{stepLabel(status)}</span>
            <span className={styles.by}>{authedBy ?? 'The bank'}</span>
            <span>{slashedMoment(authedOn)}</span>
            {note !== undefined && <span className={styles.note}>{note}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}
