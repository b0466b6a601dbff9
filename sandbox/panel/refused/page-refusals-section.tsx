import { ruleIndex } from 'virtual:rule-index';
import { useSyncExternalStore } from 'react';
import { Disclosure } from '#sandbox/panel/pieces/disclosure.tsx';
import styles from '#sandbox/panel/pieces/panel.module.css';
import { fileOfWords } from '#sandbox/panel/share/page-words.ts';
import { type PageRefusal, pageRefusals } from './page-refusals.ts';

/** Beside the calls: what the forms of this page refused, so that the bank was never asked. */
export function PageRefusalsSection() {
  const refusals = useSyncExternalStore(pageRefusals.subscribe, pageRefusals.read);
  if (refusals.length === 0) return null;
  return (
    <Disclosure name={`Refused by the page itself (${refusals.length})`}>
      {() => (
        <ol aria-label="Refused by the page itself" className={styles.list}>
          {refusals.map((refusal) => (
            <li key={refusal.n}>
              <Refusal {...refusal} />
            </li>
          ))}
        </ol>
      )}
    </Disclosure>
  );
}

function Refusal({ path, field, message }: PageRefusal) {
  const file = fileOfWords(ruleIndex.words, message);
  return (
    <>
      <strong>{field}</strong>: “{message}”
      <p className={styles.quiet}>
        On <code>{path}</code>
        {file !== undefined && (
          <>
            , worded in <code>src/{file}</code>
          </>
        )}
        . The bank was not asked.
      </p>
    </>
  );
}
