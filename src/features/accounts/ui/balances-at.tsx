import type { Instant } from '#src/kernel/instant.ts';
import { fullMoment } from '#src/ui/text/dates.ts';
import styles from './balances-at.module.css';

interface BalancesAtProps {
  readonly asOf: Instant | undefined;
  readonly isLoading: boolean;
}

/** When the balances were given, by the bank's clock; until then, that they are loading. */
export function BalancesAt({ asOf, isLoading }: BalancesAtProps) {
  return (
    <p role="status" className={styles.line}>
      {isLoading && 'Accounts are loading'}
      {asOf !== undefined && `Balances at ${fullMoment(asOf)}`}
    </p>
  );
}
