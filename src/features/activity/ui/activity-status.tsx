import styles from './activity.module.css';

interface StatusTextProps {
  readonly status: string;
  readonly statusCode: string;
}

const good: ReadonlySet<string> = new Set(['ACCEPTED', 'FILE_PROCESSED']);
const bad: ReadonlySet<string> = new Set(['REJECTED', 'EXPIRED', 'FAILED']);

/** The words carry the meaning; the mark only helps to scan. */
export function StatusText({ status, statusCode }: StatusTextProps) {
  const look = good.has(statusCode) ? 'good' : bad.has(statusCode) ? 'bad' : 'open';
  return (
    <span className={styles.status} data-look={look}>
      {status}
    </span>
  );
}
