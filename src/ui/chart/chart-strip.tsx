import { Children, type ReactNode, useRef, useState } from 'react';
import { Button } from '#src/ui/buttons/button.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import styles from './chart-strip.module.css';

/** Charts beside each other; on a small screen one at a time, by swipe or by button. */
export function ChartStrip({ children }: { readonly children: ReactNode }) {
  const charts = Children.toArray(children);
  const track = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const last = charts.length - 1;

  function show(place: number) {
    const strip = track.current;
    strip?.scrollTo({ left: offsetOf(strip, place) });
  }
  function noteShown() {
    const strip = track.current;
    if (strip !== null) setShown(Math.min(last, Math.round(strip.scrollLeft / Math.max(1, offsetOf(strip, 1)))));
  }

  return (
    <div className={styles.strip}>
      {last > 0 && (
        <div className={styles.turn}>
          <Button look="quiet" aria-label="Previous chart" disabled={shown === 0} onClick={() => show(shown - 1)}>
            <Arrow path="M12.5 4 6.5 10l6 6" />
          </Button>
          <p role="status">
            <HiddenText>Chart </HiddenText>
            {shown + 1} of {charts.length}
          </p>
          <Button look="quiet" aria-label="Next chart" disabled={shown === last} onClick={() => show(shown + 1)}>
            <Arrow path="m7.5 4 6 6-6 6" />
          </Button>
        </div>
      )}
      <div ref={track} className={styles.charts} onScroll={noteShown}>
        {charts.map((chart, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: charts never change places.
          <div key={place} className={styles.chart}>
            {chart}
          </div>
        ))}
      </div>
    </div>
  );
}

/** How far the strip is scrolled when it shows the chart in that place. */
function offsetOf(strip: HTMLElement, place: number): number {
  const [first, second] = strip.children;
  if (first === undefined || second === undefined) return 0;
  return place * (second.getBoundingClientRect().left - first.getBoundingClientRect().left);
}

function Arrow({ path }: { readonly path: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" className={styles.arrow}>
      <path d={path} />
    </svg>
  );
}
