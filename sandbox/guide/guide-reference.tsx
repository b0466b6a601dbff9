import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { OfferSection } from '#sandbox/panel/offers/offer.ts';
import { isDoor } from './guide-doors.tsx';
import { guidePath } from './guide-path.ts';
import styles from './guide-start.module.css';

/** All other sections, each with the first sentence of its lead. */
export function GuideReference({ sections }: { readonly sections: readonly OfferSection[] }) {
  const headingId = useId();
  const rest = sections.filter((section) => !isDoor(section));
  if (rest.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        Reference
      </h2>
      <ul className={styles.reference}>
        {rest.map(({ id, title, lead, entries }) => (
          <li key={id}>
            <Link to={`${guidePath}/${id}`} className={styles.name}>
              {title} <span className={styles.count}>{entries.length}</span>
            </Link>
            <p className={styles.note}>{firstSentence(lead)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function firstSentence(lead: string): string {
  return /^.*?\.(?= |$)/.exec(lead)?.[0] ?? lead;
}
