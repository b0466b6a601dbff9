import { AxisBreak } from './axis.tsx';
import styles from './picture.module.css';

/** How it is drawn. */
type Look = 'line' | 'limit' | 'mark' | 'cut' | 'first' | 'second' | 'part';

interface ChartKeyProps {
  readonly entries: readonly { readonly look: Look; readonly title: string }[];
}

/** What each line and fill of a picture shows. */
export function ChartKey({ entries }: ChartKeyProps) {
  return (
    <div className={styles.key}>
      {entries.map(({ look, title }) => (
        <span key={title} className={styles.entry}>
          <svg aria-hidden="true" viewBox="0 0 20 12" className={styles.sample}>
            <Sample look={look} />
          </svg>
          <span>{title}</span>
        </span>
      ))}
    </div>
  );
}

function Sample({ look }: { readonly look: Look }) {
  switch (look) {
    case 'line':
    case 'limit':
      return <line x1="0" x2="20" y1="6" y2="6" className={styles[look]} />;
    case 'mark':
      return <path d="M10 0l6 6-6 6-6-6z" className={styles.mark} />;
    case 'cut':
      return (
        <g transform="translate(4)">
          <AxisBreak />
        </g>
      );
    case 'first':
    case 'second':
      return <rect x="4" y="1" width="12" height="10" className={styles[look]} />;
    case 'part':
      return <rect x="4" y="1" width="12" height="10" className={`${styles.first} ${styles.part}`} />;
    default:
      return look satisfies never;
  }
}
