import styles from '#sandbox/panel/pieces/panel.module.css';
import type { ReadDocument } from './document.ts';
import type { Check } from './use-check.ts';

interface CheckStatusProps {
  readonly id: string;
  readonly read: ReadDocument;
  readonly check: Check;
}

/** What the bank says of the document, said politely once typing has stopped. */
export function CheckStatus({ id, read, check }: CheckStatusProps) {
  return (
    <div role="status" id={id} className={styles.words}>
      {read.outcome === 'unreadable' ? <p className={styles.broken}>{read.reason}</p> : <Said check={check} />}
    </div>
  );
}

function Said({ check }: { readonly check: Check }) {
  switch (check.status) {
    case 'asking':
      return <p>Asking the bank…</p>;
    case 'can':
      return <p>Can be made; logs in as {listed(check.userIds)}.</p>;
    case 'made':
      return <p>This bank has the customer already; logs in as {check.userId}. Another seed makes another one.</p>;
    case 'cannot':
      return (
        <ul className={styles.list}>
          {check.reasons.map(({ where, reason }) => (
            <li key={`${where} ${reason}`} className={styles.broken}>
              {where !== '' && (
                <>
                  <code>{where}</code>:{' '}
                </>
              )}
              {reason}
            </li>
          ))}
        </ul>
      );
    default:
      return check satisfies never;
  }
}

function listed(ids: readonly string[]): string {
  return ids.length < 2 ? ids.join() : `${ids.slice(0, -1).join(', ')} or ${ids.at(-1)}`;
}
