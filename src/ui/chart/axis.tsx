import styles from './picture.module.css';
import type { Scale } from './scale.ts';

interface AxisProps {
  readonly scale: Scale;
  readonly valueText: (value: number) => string;
}

/** The values beside the drawing. */
export function Axis({ scale: { ticks }, valueText }: AxisProps) {
  return (
    <div className={styles.axis}>
      {ticks.map((tick) => (
        <span key={tick}>{valueText(tick)}</span>
      ))}
    </div>
  );
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
