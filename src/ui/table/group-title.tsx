import styles from './data-table.module.css';

/** What the rows that follow share. Hidden from screen readers, since each row says it too. */
export function GroupTitle({ title }: { readonly title: string | undefined }) {
  return (
    <span aria-hidden="true" className={styles.group}>
      {title}
    </span>
  );
}
