import { type ReactNode, useId } from 'react';
import { Button } from '#src/ui/buttons/button.tsx';
import { keepPreference } from '#src/ui/preferences/preferences.ts';
import { usePreference } from '#src/ui/preferences/use-preference.ts';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import typography from '#src/ui/text/typography.module.css';
import styles from './chart-figure.module.css';

export interface ChartTable {
  /** The first column names the row. */
  readonly columns: readonly string[];
  readonly rows: readonly ChartRow[];
}

interface ChartRow {
  readonly id: string;
  readonly cells: readonly ReactNode[];
}

interface ChartFigureProps {
  readonly caption: string;
  /** The main fact of the picture, in a sentence. */
  readonly summary: ReactNode;
  /** The facts of the picture; left out where the picture itself is made of text. */
  readonly table?: ChartTable;
  /** Caption and summary share a line where they fit. */
  readonly brief?: boolean;
  /** The picture, from this folder. */
  readonly children: ReactNode;
}

/** A chart with its facts as text. The customer chooses between picture and table, once for all charts. */
export function ChartFigure({ caption, summary, table, brief = false, children }: ChartFigureProps) {
  const isTable = usePreference('facts') === 'table' && table !== undefined;
  return (
    <figure className={brief ? `${styles.figure} ${styles.brief}` : styles.figure}>
      <figcaption className={typography.strong}>{caption}</figcaption>
      <p className={styles.summary}>{summary}</p>
      <div className={styles.facts}>{isTable ? <FactsTable caption={caption} table={table} /> : children}</div>
      {table !== undefined && (
        <div className={styles.choice}>
          <Button look="quiet" onClick={() => keepPreference('facts', isTable ? 'chart' : 'table')}>
            <span>
              Show as {isTable ? 'chart' : 'table'}
              <HiddenText> for {caption}</HiddenText>
            </span>
          </Button>
        </div>
      )}
    </figure>
  );
}

function FactsTable({ caption, table: { columns, rows } }: { readonly caption: string; readonly table: ChartTable }) {
  const captionId = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section aria-labelledby={captionId} tabIndex={0} className={styles.scroll}>
      <table className={styles.table}>
        {/* The figure has the same caption. */}
        <caption id={captionId}>
          <HiddenText>{caption}</HiddenText>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [first, ...others] }) => (
            <tr key={id}>
              <th scope="row">{first}</th>
              {others.map((cell, at) => (
                <td key={columns[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
