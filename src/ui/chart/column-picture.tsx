import { Axis, GridLines } from './axis.tsx';
import { ChartKey } from './chart-key.tsx';
import styles from './picture.module.css';
import { rounded, scaleOf } from './scale.ts';

interface Column {
  readonly id: string;
  /** Below the column, short; empty where its neighbours say enough. */
  readonly label: string;
  /** Below the label, where the column counts less than its neighbours do: `to 3rd`. Its bars are dashed. */
  readonly part?: string | undefined;
  /** One for each series, none below zero. */
  readonly values: readonly number[];
}

interface ColumnPictureProps {
  /** One or two; two are told apart by a key. */
  readonly series: readonly string[];
  readonly columns: readonly Column[];
  /** The second series stands on the first, not beside it. */
  readonly stacked?: boolean;
  /** The finest step of the axis. */
  readonly finest: number;
  readonly valueText: (value: number) => string;
}

const looks = ['first', 'second'] as const;
const partOfMonthEntry = { look: 'part', title: 'Part of a month' } as const;

/** The part of a column's space that its bars fill: less where there are few, so that no bar is broader than it need be. */
const filledBy = { few: 0.4, many: 0.64 };
const fewBars = 8;

/** One column or a group for each. Hidden from screen readers, who get the same facts as text. */
export function ColumnPicture({ series, columns, stacked = false, finest, valueText }: ColumnPictureProps) {
  const tops = columns.flatMap(({ values }) => (stacked ? [sumOf(values)] : values));
  const scale = scaleOf(tops, finest);
  const step = 100 / Math.max(1, columns.length);
  const barCount = columns.length * (stacked ? 1 : series.length);
  const filled = filledBy[barCount > fewBars ? 'many' : 'few'];
  const width = (step * filled) / (stacked ? 1 : series.length);
  const labelled = columns.filter(({ label }) => label !== '').length;
  const labels = [styles.labels, labelled > 8 && styles.most, labelled > 6 && styles.many].filter(Boolean).join(' ');
  const bars = columns.flatMap(({ id, values, part }, column) =>
    values.map((value, place) => ({
      id: `${id} ${place}`,
      value,
      base: stacked ? sumOf(values.slice(0, place)) : 0,
      x: step * (column + (1 - filled) / 2) + (stacked ? 0 : width * place),
      look: looks[place] ?? 'first',
      isPart: part !== undefined,
    })),
  );
  return (
    <div aria-hidden="true">
      <div className={styles.picture}>
        <Axis scale={scale} valueText={valueText} />
        <svg aria-hidden="true" className={styles.plot}>
          <GridLines scale={scale} />
          {bars.map(({ id, value, base, x, look, isPart }) => {
            const top = scale.fromTop(base + value);
            const bottom = scale.fromTop(base);
            // However small, a value above zero is seen.
            const height = value === 0 ? 0 : Math.max(bottom - top, 1);
            return (
              <rect
                key={id}
                x={`${rounded(x)}%`}
                y={`${rounded(bottom - height)}%`}
                width={`${rounded(width * 0.92)}%`}
                height={`${rounded(height)}%`}
                className={isPart ? `${styles[look]} ${styles.part}` : styles[look]}
              />
            );
          })}
        </svg>
        <div className={labels}>
          {columns.map(({ id, label, part }) => (
            <span key={id}>
              {label}
              {part !== undefined && <small>{part}</small>}
            </span>
          ))}
        </div>
      </div>
      {series.length > 1 && (
        <ChartKey
          entries={[
            ...series.map((title, place) => ({ look: looks[place] ?? 'first', title })),
            ...(columns.some(({ part }) => part !== undefined) ? [partOfMonthEntry] : []),
          ]}
        />
      )}
    </div>
  );
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
