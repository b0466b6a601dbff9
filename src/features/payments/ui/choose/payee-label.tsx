import { copCopy } from '#src/banking/payees/cop-copy.ts';
import type { PaidPayee } from '#src/banking/paying/model/payment-result.ts';
import { AccountNumberText } from '#src/ui/text/account-number-text.tsx';
import typography from '#src/ui/text/typography.module.css';
import styles from './payee-label.module.css';

/** The payee's name, account and Confirmation of Payee result. */
export function PayeeLabel({ payee }: { readonly payee: PaidPayee }) {
  const { name, accountName, accountNumber, sortCode, bankName, report } = payee;
  const check = report && copCopy(report);
  const isRisky = check === 'Check complete. Continue at risk.';
  return (
    <>
      <p className={typography.strong}>{name}</p>
      {accountName !== undefined && <p className={typography.detail}>{accountName}</p>}
      <p className={typography.detail}>
        <AccountNumberText sortCode={sortCode} accountNumber={accountNumber} />
      </p>
      {bankName !== '' && (
        <p data-less="" className={typography.detail}>
          {bankName}
        </p>
      )}
      {check !== undefined && (
        <p className={styles.check} data-risky={isRisky || undefined}>
          {!isRisky && (
            <svg aria-hidden="true" viewBox="0 0 12 10" className={styles.tick}>
              <path d="M1 5.5 4.5 9 11 1.5" />
            </svg>
          )}
          {check}
        </p>
      )}
    </>
  );
}
