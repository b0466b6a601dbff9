import { Button } from '#src/ui/buttons/button.tsx';
import styles from './bulk.module.css';

interface PagerProps {
  readonly label: string;
  readonly page: number;
  readonly pageSize: number;
  readonly count: number;
  readonly busy: boolean;
  readonly onGo: (page: number) => void;
}

/** Nothing where one page holds all. */
export function Pager({ label, page, pageSize, count, busy, onGo }: PagerProps) {
  const pages = Math.max(1, Math.ceil(count / pageSize));
  if (pages === 1) return null;
  return (
    <nav aria-label={label} className={styles.pages}>
      <Button disabled={page <= 1} busy={busy} onClick={() => onGo(page - 1)}>
        Previous page
      </Button>
      <span role="status">
        Page {page} of {pages}
      </span>
      <Button disabled={page >= pages} busy={busy} onClick={() => onGo(page + 1)}>
        Next page
      </Button>
    </nav>
  );
}
