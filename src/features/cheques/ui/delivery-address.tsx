import type { Account } from '#src/api/accounts/account.ts';
import { useGetAccountAddressQuery } from '#src/api/accounts/accounts.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import { failedCalls } from '#src/banking/page/failed-calls.ts';
import styles from './cheques.module.css';

interface DeliveryAddressProps {
  /** Undefined until one is chosen. */
  readonly account: Account | undefined;
}

/** Where a book for the account goes. */
export function DeliveryAddress({ account }: DeliveryAddressProps) {
  if (account === undefined) {
    return (
      <div className={styles.delivery}>
        <p className={styles.label}>Delivery address</p>
        <p>Choose an account to see where its books go.</p>
      </div>
    );
  }
  return <AddressOf account={account} />;
}

function AddressOf({ account }: { readonly account: Account }) {
  const party = useAppSelector(selectActiveParty);
  const answer = useGetAccountAddressQuery({ party, accountId: account.id });
  const { currentData: address } = answer;
  const failed = failedCalls([answer]);
  if (address === undefined) {
    if (failed === undefined) {
      return (
        <p aria-busy="true" className={styles.delivery}>
          Loading the delivery address…
        </p>
      );
    }
    return <CallFailed tone="quiet" lead="The delivery address could not be loaded." failed={failed} />;
  }
  return (
    <div className={styles.delivery}>
      <p className={styles.label}>Delivery address</p>
      <address className={styles.address}>
        <span>{address.fullName}</span>
        <span>{address.lines.join(', ')}</span>
      </address>
    </div>
  );
}
