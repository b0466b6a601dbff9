import { Axis, GridLines } from './axis.tsx';
import { ChartKey } from './chart-key.tsx';
import styles from './picture.module.css';
import { closeScaleOf, rounded, type Scale, shareOf } from './scale.ts';

interface LinePictureProps {
  /** What the line shows, for its key. */
  readonly title: string;
  /** In order of `at`. */
  readonly points: readonly LinePoint[];
  /** The whole range of `at`. */
  readonly length: number;
  readonly startText: string;
  /** Half-way. */
  readonly middleText: string;
  readonly endText: string;
  /** The finest step of the axis. */
  readonly finest: number;
  readonly valueText: (value: number) => string;
  /** A value not to be passed, with its name. */
  readonly limit?: { readonly value: number; readonly title: string } | undefined;
  /** A value at the end, apart from the line. */
  readonly mark?: { readonly value: number; readonly title: string } | undefined;
}

/** A value that changes in steps, on a scale close to it. Hidden from screen readers, who get the same facts as text. */
export function LinePicture(props: LinePictureProps) {
  const { title, points, length, startText, middleText, endText, finest, valueText, limit, mark } = props;
  const also = [limit?.value, mark?.value].filter((value) => value !== undefined);
  const scale = closeScaleOf([...points.map(({ value }) => value), ...also], finest);
  const nearest = nearestZero(scale);
  const last = points.at(-1);
  return (
    <div aria-hidden="true">
      <div className={styles.picture}>
        <Axis scale={scale} valueText={valueText} cut={nearest === 0 ? undefined : nearest > 0 ? 'foot' : 'top'} />
        <svg aria-hidden="true" className={styles.plot}>
          <GridLines scale={scale} />
          {limit !== undefined && (
            <line
              x1="0%"
              x2="100%"
              y1={`${scale.fromTop(limit.value)}%`}
              y2={`${scale.fromTop(limit.value)}%`}
              className={styles.limit}
            />
          )}
          {/* Stretched to the drawing; its line is not. */}
          <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" overflow="visible">
            <path d={linePath(points, length, scale)} className={styles.line} />
          </svg>
          {last !== undefined && <Dot at="100%" top={scale.fromTop(last.value)} />}
          {mark !== undefined && <Diamond top={scale.fromTop(mark.value)} />}
        </svg>
        <div className={styles.ends}>
          <span>{startText}</span>
          <span>{middleText}</span>
          <span>{endText}</span>
        </div>
      </div>
      {(limit !== undefined || mark !== undefined || nearest !== 0) && (
        <ChartKey
          entries={[
            { look: 'line', title },
            ...(mark === undefined ? [] : [{ look: 'mark', title: mark.title } as const]),
            ...(limit === undefined ? [] : [{ look: 'limit', title: limit.title } as const]),
            ...(nearest === 0 ? [] : [{ look: 'cut', title: `Scale starts at ${valueText(nearest)}` } as const]),
          ]}
        />
      )}
    </div>
  );
}

/** Where a scale without zero is nearest to it. */
function nearestZero({ ticks }: Scale): number {
  const [highest = 0, lowest = 0] = [ticks[0], ticks.at(-1)];
  if (lowest > 0) return lowest;
  return Math.min(highest, 0);
}

function Dot({ at, top }: { readonly at: string; readonly top: number }) {
  return <circle cx={at} cy={`${top}%`} r="4" className={styles.first} />;
}

function Diamond({ top }: { readonly top: number }) {
  return (
    <svg aria-hidden="true" x="100%" y={`${rounded(top)}%`} overflow="visible">
      <path d="M0-6 6 0 0 6-6 0z" className={styles.mark} />
    </svg>
  );
}

interface LinePoint {
  /** Its place on the axis, from 0. */
  readonly at: number;
  /** From here on. */
  readonly value: number;
}

/** Steps in a square of 100, to its right edge. */
function linePath(points: readonly LinePoint[], length: number, { fromTop }: Scale): string {
  const [first, ...others] = points;
  if (first === undefined) return '';
  const steps = others.map(({ at, value }) => `H${shareOf(at, length)}V${fromTop(value)}`);
  return `M${shareOf(first.at, length)} ${fromTop(first.value)}${steps.join('')}H100`;
}
