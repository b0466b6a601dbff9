import { Button } from '#src/ui/button.tsx';
import styles from './problem-page.module.css';

interface ProblemPageProps {
  readonly heading: string;
  readonly problems: readonly string[];
  readonly action: string;
  readonly onAction: () => void;
}

/** Stands in the app's place when the sandbox could not be set up as asked. */
export function ProblemPage({ heading, problems, action, onAction }: ProblemPageProps) {
  return (
    <main className={styles.page}>
      <h1 className={styles.heading}>{heading}</h1>
      <ul className={styles.problems}>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      <Button look="main" onClick={onAction}>
        {action}
      </Button>
    </main>
  );
}
