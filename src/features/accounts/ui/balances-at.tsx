import { momentText } from '#src/features/accounts/model/moment-text.ts';
import type { Instant } from '#src/kernel/instant.ts';
import styles from './balances-at.module.css';

/** When the balances were given, by the bank's clock. Keeps its line while loading. */
export function BalancesAt({ asOf }: { readonly asOf: Instant | undefined }) {
  return <p className={styles.line}>{asOf !== undefined && `Balances at ${momentText(asOf)}`}</p>;
}
