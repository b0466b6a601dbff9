import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Journal } from './journal.ts';

/** The first page's route has its loading times; the one that is left has how it responded and kept still. */
export function watchVitals({ note }: Pick<Journal, 'note'>, firstRoute: string | undefined): void {
  const noted = ({ name, value }: Metric, route?: string) =>
    note({ type: 'vital', metric: name, value: Math.round(name === 'CLS' ? value * 1000 : value) }, route);
  for (const watch of [onFCP, onLCP, onTTFB]) watch((metric) => noted(metric, firstRoute));
  for (const watch of [onCLS, onINP]) watch((metric) => noted(metric));
}
