import styles from './check-sign.module.css';

/** How a check went: each has a colour, a shape and a heading of its own. */
export type CheckTone = 'matched' | 'close' | 'different' | 'unknown' | 'at-risk' | 'checking';

const shapes: Readonly<Record<CheckTone, { readonly ground: string; readonly sign: string }>> = {
  matched: { ground: circle(), sign: 'm7 12.5 3.5 3.5L17 8.5' },
  close: { ground: circle(), sign: 'M7 10c1.7-1.7 3.3-1.7 5 0s3.3 1.7 5 0M7 14.5c1.7-1.7 3.3-1.7 5 0s3.3 1.7 5 0' },
  different: { ground: 'M7.5 1.5h9l6 6v9l-6 6h-9l-6-6v-9z', sign: 'm8.3 8.3 7.4 7.4m0-7.4-7.4 7.4' },
  unknown: { ground: circle(), sign: 'M9.2 9.3a2.9 2.9 0 1 1 4.3 2.6c-1 .5-1.5 1-1.5 2.1m0 2.9v.1' },
  'at-risk': { ground: 'M12 2 23 21.5H1z', sign: 'M12 9v6m0 3v.1' },
  checking: { ground: circle(), sign: 'M7 12h.1m4.9 0h.1m4.9 0h.1' },
};

/** The heading beside it says the same in words. */
export function CheckSign({ tone }: { readonly tone: CheckTone }) {
  const { ground, sign } = shapes[tone];
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={styles.sign} data-tone={tone}>
      <path d={ground} className={styles.ground} />
      <path d={sign} />
    </svg>
  );
}

function circle(): string {
  return 'M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22z';
}
