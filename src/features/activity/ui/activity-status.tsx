import { wentAsUsual } from '#src/features/activity/model/type-names.ts';
import typography from '#src/ui/text/typography.module.css';
import styles from './activity.module.css';

interface StatusTextProps {
  readonly status: string;
  readonly statusCode: string;
}

const bad: ReadonlySet<string> = new Set(['REJECTED', 'EXPIRED', 'FAILED']);

/** What went as usual is said without a mark, so that the rest stands out. The words carry the meaning. */
export function StatusText({ status, statusCode }: StatusTextProps) {
  if (wentAsUsual({ statusCode })) return <span className={typography.soft}>{status}</span>;
  return (
    <span className={styles.status} data-look={bad.has(statusCode) ? 'bad' : 'open'}>
      {status}
    </span>
  );
}
