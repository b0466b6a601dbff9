import { shareOf } from './scale.ts';
import styles from './share-bar.module.css';

export interface Share {
  readonly title: string;
  readonly value: number;
}

/** Parts of a whole as one bar. Its facts must stand beside it as text. */
export function ShareBar({ shares }: { readonly shares: readonly Share[] }) {
  const whole = shares.reduce((sum, { value }) => sum + value, 0);
  let before = 0;
  return (
    <svg aria-hidden="true" className={styles.bar}>
      {shares.map(({ title, value }, place) => {
        const x = shareOf(before, whole);
        before += value;
        return (
          value > 0 && (
            <rect
              key={title}
              x={`${x}%`}
              y="0"
              width={`${shareOf(value, whole)}%`}
              height="100%"
              className={partClass(place)}
            />
          )
        );
      })}
    </svg>
  );
}

interface Part extends Share {
  readonly text: string;
}

interface FilledBarProps {
  /** What the bar is about: what is done, or what is left. */
  readonly filled: Part;
  readonly rest: Part;
}

/** How large a part of a whole is: it is filled, the rest is a pale track. Both have their figures below. */
export function FilledBar({ filled, rest }: FilledBarProps) {
  const share = shareOf(filled.value, filled.value + rest.value);
  return (
    <>
      <svg aria-hidden="true" className={styles.track}>
        {/* However small, it is seen. */}
        {filled.value > 0 && <rect width={`${Math.max(share, 1)}%`} height="100%" className={styles.filled} />}
      </svg>
      <Key
        entries={[
          { ...filled, look: styles.filled },
          { ...rest, look: styles.rest },
        ]}
      />
    </>
  );
}

interface ShareKeyProps {
  readonly shares: readonly { readonly title: string; readonly text?: string }[];
}

/** What each part is, in the same order, with its figure where there is one. */
export function ShareKey({ shares }: ShareKeyProps) {
  return <Key entries={shares.map((share, place) => ({ ...share, look: partClass(place) }))} />;
}

interface KeyProps {
  readonly entries: readonly { readonly title: string; readonly text?: string; readonly look: string | undefined }[];
}

function Key({ entries }: KeyProps) {
  return (
    <ul className={styles.key ?? ''}>
      {entries.map(({ title, text, look }) => (
        <li key={title} className={styles.entry}>
          <svg aria-hidden="true" viewBox="0 0 10 10" className={styles.mark}>
            <rect width="10" height="10" className={look} />
          </svg>
          <span>
            {title}
            {text !== undefined && (
              <>
                {' '}
                <strong className={styles.figure}>{text}</strong>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

const parts = [styles.first, styles.second, styles.third, styles.fourth];

function partClass(place: number): string | undefined {
  return parts[place % parts.length];
}
