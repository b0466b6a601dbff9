import { Link } from 'react-router-dom';
import type { OfferSection } from '#sandbox/panel/offers/offer.ts';
import styles from './guide.module.css';
import { guidePath } from './guide-path.ts';

interface GuideSectionsProps {
  readonly sections: readonly OfferSection[];
  /** The id of the one that is shown. */
  readonly current: string | undefined;
}

/** Every section in a line, above one of them or above what a search finds. */
export function GuideSections({ sections, current }: GuideSectionsProps) {
  return (
    <nav aria-label="Guide">
      <ul className={styles.sections}>
        {sections.map(({ id, title, entries }) => (
          <li key={id}>
            <Link to={`${guidePath}/${id}`} aria-current={id === current ? 'page' : undefined}>
              {title} <span className={styles.count}>{entries.length}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
