import type { ReactNode } from 'react';
import typography from '#src/ui/text/typography.module.css';
import styles from './choice-bars.module.css';
import { shareOf } from './scale.ts';

interface ChoiceBar {
  readonly id: string;
  readonly title: string;
  readonly value: number;
  readonly text: ReactNode;
}

interface ChoiceBarsProps {
  readonly bars: readonly ChoiceBar[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (id: string) => void;
}

/** Bars to choose from, each with its figure, the largest as long as there is room. */
export function ChoiceBars({ bars, chosen, onChoose }: ChoiceBarsProps) {
  const most = Math.max(...bars.map(({ value }) => value), 0);
  return (
    <ul className={styles.bars ?? ''}>
      {bars.map(({ id, title, value, text }) => (
        <li key={id}>
          <button type="button" aria-pressed={chosen.has(id)} className={styles.choice} onClick={() => onChoose(id)}>
            <span>{title}</span>
            <span className={typography.figures}>{text}</span>
            <svg aria-hidden="true" viewBox="0 0 12 12" className={styles.mark}>
              <path d={chosen.has(id) ? 'm2.5 6.5 2.5 2.5 4.5-6' : 'm4.5 2.5 3.5 3.5-3.5 3.5'} />
            </svg>
            <svg aria-hidden="true" className={styles.track}>
              <rect width={`${Math.max(shareOf(value, most), 1)}%`} height="100%" rx="3" className={styles.bar} />
            </svg>
          </button>
        </li>
      ))}
    </ul>
  );
}
