import type { Account } from '#src/api/accounts/account.ts';
import { SilkMark } from '#src/banking/colours/silk-mark.tsx';
import { accountWearer } from '#src/banking/colours/wearer.ts';
import type { ReceiptRow } from '#src/banking/receipt/receipt.ts';
import { AccountNumberText } from '#src/ui/text/account-number-text.tsx';
import { MoneyText } from '#src/ui/text/balance-text.tsx';
import typography from '#src/ui/text/typography.module.css';

interface AccountLabelProps {
  readonly account: Account;
  readonly withFigures?: boolean;
}

export function AccountLabel({ account, withFigures = false }: AccountLabelProps) {
  const { title, sortCode, accountNumber, availableBalance } = account;
  return (
    <>
      <p className={typography.strong}>
        {title}
        <SilkMark of={accountWearer(account)} />
      </p>
      <p data-less={withFigures || undefined} className={typography.detail}>
        <AccountNumberText sortCode={sortCode} accountNumber={accountNumber} />
      </p>
      {withFigures && availableBalance !== undefined && (
        <p className={typography.detail}>
          Available balance <MoneyText amount={availableBalance} place="balance" />
        </p>
      )}
    </>
  );
}

export function RowLabel({ row: { value, detail, wearer } }: { readonly row: ReceiptRow }) {
  return (
    <>
      <p>
        {value}
        <SilkMark of={wearer} />
      </p>
      {detail !== undefined && detail !== '' && <p className={typography.detail}>{detail}</p>}
    </>
  );
}
