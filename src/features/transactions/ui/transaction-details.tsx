import { Link } from 'react-router-dom';
import { useListPermissionsQuery } from '#src/api/profile/profile.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import type { Transaction } from '#src/api/transactions/transaction.ts';
import { transactionFacts } from '#src/features/transactions/model/transaction-facts.ts';
import { FactList } from '#src/ui/text/fact-list.tsx';

export function TransactionDetails({ row }: { readonly row: Transaction }) {
  return (
    <>
      <FactList facts={transactionFacts(row)} />
      {row.category === 'reccurentPayments' && row.flag === 'D' && <InstructionLink row={row} />}
    </>
  );
}

/** To the direct debit or standing order that made it, by its name: transactions carry no id of theirs. */
function InstructionLink({ row: { title } }: { readonly row: Transaction }) {
  const party = useAppSelector(selectActiveParty);
  const { currentData } = useListPermissionsQuery({ party });
  if (!currentData?.includes('paymentsFuture')) return null;
  return (
    <p>
      <Link to="/payments/upcoming" state={{ searchedFor: { search: title } }}>
        See what is set up with {title}
      </Link>
    </p>
  );
}
