import { useId, useState } from 'react';
import type { Account } from '#src/api/accounts/account.ts';
import styles from '#src/features/bulk/ui/bulk.module.css';
import { Button } from '#src/ui/buttons/button.tsx';
import { LazySelect } from '#src/ui/fields/lazy-select.tsx';
import { ButtonRow } from '#src/ui/page/button-row.tsx';
import stack from '#src/ui/page/stack.module.css';
import { MoneyText, useBalanceText } from '#src/ui/text/balance-text.tsx';
import typography from '#src/ui/text/typography.module.css';
import { UploadDialog } from './upload-dialog.tsx';

export function UploadSection({ accounts }: { readonly accounts: readonly Account[] }) {
  const headingId = useId();
  const [chosenId, setChosenId] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const balanceText = useBalanceText();
  const account = accounts.find(({ id }) => id === chosenId) ?? (accounts[0] as Account);
  return (
    <section aria-labelledby={headingId} className={`${styles.card} ${styles.upload}`} data-asks="">
      <div className={stack.closer}>
        <h2 id={headingId} className={typography.large}>
          Upload a file
        </h2>
        <p className={styles.soft}>One file can hold up to 10,000 payments from one account.</p>
      </div>
      <div className={stack.closer}>
        {accounts.length > 1 ? (
          <LazySelect
            label="From which account?"
            choices={accounts.map((one) => ({
              id: one.id,
              title: `${one.title}, ${one.accountNumber}`,
              figure: one.availableBalance && balanceText(one.availableBalance, 'list'),
            }))}
            value={account.id}
            onChange={setChosenId}
          />
        ) : (
          <p>
            From <bdi>{account.title}</bdi>, {account.accountNumber}
          </p>
        )}
        {account.availableBalance !== undefined && (
          <p className={styles.soft}>
            Available balance <MoneyText amount={account.availableBalance} place="balance" />
          </p>
        )}
      </div>
      <ButtonRow narrow="filled">
        <Button look="main" onClick={() => setOpen(true)}>
          Upload bulk file
        </Button>
      </ButtonRow>
      {isOpen && <UploadDialog account={account} onClose={() => setOpen(false)} />}
    </section>
  );
}
