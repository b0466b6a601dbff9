import { HiddenText } from './hidden-text.tsx';
import styles from './steps.module.css';

interface StepsProps {
  readonly label: string;
  readonly steps: readonly string[];
  /** The index of the current step; earlier ones are done. */
  readonly current: number;
}

/** Progress through a few steps. Display only: the steps cannot be pressed. */
export function Steps({ label, steps, current }: StepsProps) {
  return (
    <ol aria-label={label} className={styles.steps}>
      {steps.map((title, at) => (
        <li
          key={title}
          className={styles.step}
          aria-current={at === current ? 'step' : undefined}
          data-done={at < current || undefined}
        >
          <HiddenText>
            Step {at + 1} of {steps.length}:{' '}
          </HiddenText>
          <span aria-hidden="true" className={styles.circle}>
            {at < current ? (
              <svg aria-hidden="true" viewBox="0 0 12 10" className={styles.tick}>
                <path d="M1 5.5 4.5 9 11 1.5" />
              </svg>
            ) : (
              at + 1
            )}
          </span>
          <span className={styles.title}>{title}</span>
          {at < current && <HiddenText>, done</HiddenText>}
        </li>
      ))}
    </ol>
  );
}
