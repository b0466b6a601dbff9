import { Link } from 'react-router-dom';
import type { Offer } from '#sandbox/panel/offers/offer.ts';
import type { PanelStore } from '#sandbox/panel/pieces/panel-store.ts';
import typography from '#src/ui/text/typography.module.css';
import { EntryActs } from './entry-acts.tsx';
import styles from './guide.module.css';
import { guidePath } from './guide-path.ts';

interface EntryCardProps {
  readonly store: PanelStore;
  readonly entry: Offer;
  /** Where the entry was found, in a search. */
  readonly from?: { readonly id: string; readonly title: string };
}

/** One thing that the sandbox knows, and what tries it. */
export function EntryCard({ store, entry, from }: EntryCardProps) {
  const { id, title, written, text, notNow } = entry;
  const facts = [...(notNow === undefined ? [] : [{ label: 'Not now', value: notNow }]), ...(entry.facts ?? [])];

  return (
    <li id={id} className={styles.entry}>
      {from !== undefined && (
        <p className={typography.small}>
          <Link to={`${guidePath}/${from.id}`}>{from.title}</Link>
        </p>
      )}
      <h2 className={styles.title}>{title}</h2>
      {written !== undefined && <code className={styles.written}>{written}</code>}
      {text !== '' && <p>{text}</p>}
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <EntryActs store={store} entry={entry} />
    </li>
  );
}
