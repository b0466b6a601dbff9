import type { Offer } from '#sandbox/panel/offers/offer.ts';
import type { PanelStore } from '#sandbox/panel/pieces/panel-store.ts';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { EntryActs } from './entry-acts.tsx';
import styles from './entry-table.module.css';

interface EntryTableProps {
  readonly store: PanelStore;
  readonly caption: string;
  readonly columns: readonly string[];
  readonly entries: readonly Offer[];
}

/** A section whose entries differ in a few words alone: a row for each, which has its parts below each other on a phone. */
export function EntryTable({ store, caption, columns, entries }: EntryTableProps) {
  return (
    <table className={styles.table}>
      <caption>
        <HiddenText>{caption}</HiddenText>
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
          <th scope="col">
            <HiddenText>Try it</HiddenText>
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id} id={entry.id}>
            <th scope="row" className={styles.value}>
              {entry.title}
            </th>
            {entry.facts?.map(({ label, value }) => (
              <td key={label} className={styles.place}>
                {value}
              </td>
            ))}
            <td>{entry.text}</td>
            <td className={styles.tries}>
              <EntryActs store={store} entry={entry} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
