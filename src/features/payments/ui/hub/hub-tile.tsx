import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import typography from '#src/ui/text/typography.module.css';
import styles from './hub-tile.module.css';

interface HubTileProps {
  readonly to: string;
  readonly title: string;
  readonly children: ReactNode;
}

export function HubTile({ to, title, children }: HubTileProps) {
  return (
    <li>
      <Link to={to} className={styles.tile}>
        <span className={styles.title}>{title}</span>
        <span className={typography.note}>{children}</span>
      </Link>
    </li>
  );
}
