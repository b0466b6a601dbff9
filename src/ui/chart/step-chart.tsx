import styles from './step-chart.module.css';
import { chartSize, type StepPoint, scaleOf, stepPath } from './step-scale.ts';

interface StepChartProps {
  /** What the picture shows, in a sentence; its facts must also stand beside it as text. */
  readonly label: string;
  /** In order of `at`. */
  readonly points: readonly StepPoint[];
  /** The whole range of `at`, beginning at 0. */
  readonly length: number;
  readonly startText: string;
  readonly endText: string;
  readonly valueText: (value: number) => string;
}

/** A value that changes in steps, with the zero line. Points below zero have a mark of another shape. */
export function StepChart({ label, points, length, startText, endText, valueText }: StepChartProps) {
  const scale = scaleOf(points, length);
  const { width, height, left, right, top, bottom } = chartSize;
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`} className={styles.chart}>
      <line x1={left} x2={width - right} y1={scale.y(scale.most)} y2={scale.y(scale.most)} className={styles.grid} />
      <line x1={left} x2={width - right} y1={scale.y(0)} y2={scale.y(0)} className={styles.zero} />
      <text x={left - 8} y={scale.y(scale.most)} className={styles.value}>
        {valueText(scale.most)}
      </text>
      <text x={left - 8} y={scale.y(0)} className={styles.value}>
        {valueText(0)}
      </text>
      {scale.least < 0 && (
        <text x={left - 8} y={scale.y(scale.least)} className={styles.value}>
          {valueText(scale.least)}
        </text>
      )}
      <path d={stepPath(points, scale, length)} className={styles.line} />
      {points.map(({ at, value }) =>
        value < 0 ? (
          <path key={at} d={diamond(scale.x(at), scale.y(value))} className={styles.short} />
        ) : (
          <circle key={at} cx={scale.x(at)} cy={scale.y(value)} r={4} className={styles.mark} />
        ),
      )}
      <text x={left} y={height - bottom + top + 8} className={styles.start}>
        {startText}
      </text>
      <text x={width - right} y={height - bottom + top + 8} className={styles.end}>
        {endText}
      </text>
    </svg>
  );
}

function diamond(x: number, y: number): string {
  return `M${x} ${y - 7}l7 7-7 7-7-7z`;
}
