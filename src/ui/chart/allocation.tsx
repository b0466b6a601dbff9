import styles from './allocation.module.css';

export interface Slice {
  readonly title: string;
  readonly percent: number;
}

/** Shares of a whole as one bar. Gaps part the slices, and the same facts are in words. */
export function AllocationBar({ slices }: { readonly slices: readonly Slice[] }) {
  const shown = slices.filter(({ percent }) => percent > 0);
  const words = shown.map(({ title, percent }) => `${title} ${percent}%`).join(', ');
  let left = 0;
  return (
    <svg role="img" aria-label={words} viewBox="0 0 100 6" preserveAspectRatio="none" className={styles.bar}>
      {slices.map(({ title, percent }, at) => {
        const x = left;
        left += percent;
        return percent > 0 && <rect key={title} x={x} y={0} width={percent} height={6} className={partClass(at)} />;
      })}
    </svg>
  );
}

export function AllocationKey({ titles }: { readonly titles: readonly string[] }) {
  return (
    <ul aria-hidden="true" className={styles.key ?? ''}>
      {titles.map((title, at) => (
        <li key={title} className={styles.entry}>
          <svg aria-hidden="true" viewBox="0 0 10 10" className={styles.mark}>
            <rect width={10} height={10} className={partClass(at)} />
          </svg>
          {title}
        </li>
      ))}
    </ul>
  );
}

const parts = [styles.first, styles.second, styles.third, styles.fourth];

function partClass(at: number): string | undefined {
  return parts[at % parts.length];
}
