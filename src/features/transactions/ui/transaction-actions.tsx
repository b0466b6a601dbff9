import type { Account } from '#src/api/accounts/account.ts';
import type { Transaction } from '#src/api/transactions/transaction.ts';
import { messageState } from '#src/banking/mail/message-begun.ts';
import { readKeyword } from '#src/features/transactions/model/read-typed.ts';
import { mayHavePayee } from '#src/features/transactions/model/related.ts';
import { transactionQuery } from '#src/features/transactions/model/transaction-query.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { RelatedLinks } from './related-links.tsx';

interface TransactionActionsProps {
  readonly row: Transaction;
  readonly account: Account;
  readonly onShowAll: (title: string) => void;
}

/** What can be done about a transaction. */
export function TransactionActions({ row, account, onShowAll }: TransactionActionsProps) {
  const { title } = row;
  const isSearchable = readKeyword(title).filters.keyword !== undefined;
  return (
    <>
      <ButtonLink look="quiet" to="/secure-mail/new" state={messageState(transactionQuery(row, account))}>
        Query this transaction
      </ButtonLink>
      {isSearchable && (
        <Button look="quiet" onClick={() => onShowAll(title)}>
          Show all with {title}
        </Button>
      )}
      {mayHavePayee(row) && <RelatedLinks row={row} account={account} />}
    </>
  );
}
