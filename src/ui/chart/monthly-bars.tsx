import { type Bar, barChart, placeBars } from './bar-scale.ts';
import styles from './monthly-bars.module.css';

interface MonthlyBarsProps {
  readonly caption: string;
  /** Heading of the values, for screen readers. */
  readonly counted: string;
  readonly bars: readonly Bar[];
}

/** Bars by month. The picture is hidden from screen readers, who get the same facts as a table. */
export function MonthlyBars({ caption, counted, bars }: MonthlyBarsProps) {
  const { width, height, bottom } = barChart;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className={styles.chart}>
        <line x1={0} x2={width} y1={height - bottom} y2={height - bottom} className={styles.base} />
        {placeBars(bars).map((bar) => (
          <g key={bar.id}>
            <rect x={bar.x} y={bar.y} width={bar.width} height={bar.height} rx={3} className={styles.bar} />
            <text x={bar.x + bar.width / 2} y={bar.y - 7} className={styles.value}>
              {bar.value}
            </text>
            <text x={bar.x + bar.width / 2} y={height - 8} className={styles.label}>
              {bar.label}
            </text>
          </g>
        ))}
      </svg>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col">{counted}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ id, name, value }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
