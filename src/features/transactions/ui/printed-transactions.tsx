import { useEffect } from 'react';
import { Letterhead } from '#src/banking/print/letterhead.tsx';
import { PaperSheet } from '#src/banking/print/paper-sheet.tsx';
import { printFonts } from '#src/banking/print/print-fonts.ts';
import {
  forwardCopy,
  forwardRow,
  type PrintColumn,
  printColumns,
} from '#src/features/transactions/model/exports/print-columns.ts';
import type { PrintDocument, PrintRow } from '#src/features/transactions/model/exports/print-document.ts';
import styles from './printed-transactions.module.css';

/** The transactions as printed. The browser's print window opens once for each document. */
export function PrintedTransactions({ printed }: { readonly printed: PrintDocument }) {
  const { bankName, accountTitle, facts, note, hasBalance, made, pages } = printed;
  const columns = printColumns(hasBalance);

  // The browser prints what is rendered at that moment, with the fonts that are loaded.
  useEffect(() => {
    let isGone = false;
    void printFonts(JSON.stringify(printed)).then(() => {
      if (!isGone) window.print();
    });
    return () => {
      isGone = true;
    };
  }, [printed]);

  return (
    <PaperSheet title={printed.title}>
      {pages.map((page, place) => (
        <section key={page.number} className={styles.page}>
          {place === 0 ? (
            <header className={styles.head}>
              <Letterhead bankName={bankName} />
              <h1 className={styles.title}>{accountTitle}</h1>
              <dl className={styles.facts}>
                {facts.map(({ label, value }) => (
                  <div key={label} className={styles.fact}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
              {note !== '' && <p>{note}</p>}
            </header>
          ) : (
            <p className={styles.running}>{accountTitle}</p>
          )}
          <table className={styles.table}>
            <Headings columns={columns} />
            <tbody>
              {page.broughtForward !== undefined && (
                <Row isForward row={forwardRow(forwardCopy.brought, page.broughtForward)} columns={columns} />
              )}
              {page.rows.map((row, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows on paper never move.
                <Row key={index} row={row} columns={columns} />
              ))}
              {page.carriedForward !== undefined && (
                <Row isForward row={forwardRow(forwardCopy.carried, page.carriedForward)} columns={columns} />
              )}
            </tbody>
          </table>
          <p className={styles.foot}>
            <span>{made}</span>
            <span>{page.number}</span>
          </p>
        </section>
      ))}
    </PaperSheet>
  );
}

function Headings({ columns }: { readonly columns: readonly PrintColumn[] }) {
  return (
    <>
      <colgroup>
        {columns.map(({ field, share }) => (
          <col key={field} width={`${share}%`} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map(({ field, heading, align }) => (
            <th key={field} scope="col" className={styles[align]}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
    </>
  );
}

interface RowProps {
  readonly row: PrintRow;
  readonly columns: readonly PrintColumn[];
  readonly isForward?: boolean;
}

function Row({ row, columns, isForward = false }: RowProps) {
  return (
    <tr className={isForward ? styles.forward : styles.row}>
      {columns.map(({ field, align }) => (
        <td key={field} className={styles[align]}>
          <span className={styles.text}>{row[field]}</span>
        </td>
      ))}
    </tr>
  );
}
