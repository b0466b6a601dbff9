import { clock } from '#src/api/clock.ts';
import { arrivalTime } from '../model/arrival-time.ts';
import { momentText } from '../model/moment-text.ts';
import styles from './balances-at.module.css';

/** When the balances were told, by the bank's clock. Keeps its line while they are on their way. */
export function BalancesAt({ arrivedWallMs }: { readonly arrivedWallMs: number | undefined }) {
  return (
    <p className={styles.line}>
      {arrivedWallMs !== undefined && `Balances at ${momentText(arrivalTime(clock, arrivedWallMs))}`}
    </p>
  );
}
