import styles from './answer.module.css';
import type { Told } from './use-action.ts';

interface AnswerProps {
  readonly told: Told;
  /** Where it stands, of several places in one section. */
  readonly place?: string;
}

/** What came of what was pressed here. The element is there before its words, so that they are announced. */
export function Answer({ told, place = '' }: AnswerProps) {
  const { problem, said } = told.place === place ? told : {};
  return (
    <>
      <p role="status" className={styles.said}>
        {said}
      </p>
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </>
  );
}
