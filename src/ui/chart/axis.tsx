import styles from './picture.module.css';
import type { Scale } from './scale.ts';

interface AxisProps {
  readonly scale: Scale;
  readonly valueText: (value: number) => string;
  /** The end at which the scale stops short of zero, which a break there says. */
  readonly cut?: 'foot' | 'top' | undefined;
}

/** The values beside the drawing. */
export function Axis({ scale: { ticks }, valueText, cut }: AxisProps) {
  return (
    <div className={styles.axis}>
      {ticks.map((tick) => (
        <span key={tick}>{valueText(tick)}</span>
      ))}
      {cut !== undefined && (
        <svg aria-hidden="true" viewBox="0 0 12 12" data-at={cut} className={styles.break}>
          <AxisBreak />
        </svg>
      )}
    </div>
  );
}

/** As drawn on paper where an axis leaves out what lies below. */
export function AxisBreak() {
  return <path d="M1 5.5 4 3l4 3 3-2.5M1 9.5 4 7l4 3 3-2.5" className={styles.cut} />;
}

/** The lines at those values. */
export function GridLines({ scale: { ticks, fromTop } }: { readonly scale: Scale }) {
  return ticks.map((tick) => (
    <line
      key={tick}
      x1="0%"
      x2="100%"
      y1={`${fromTop(tick)}%`}
      y2={`${fromTop(tick)}%`}
      className={tick === 0 ? styles.zero : styles.grid}
    />
  ));
}
