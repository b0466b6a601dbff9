import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import { Answer } from '#sandbox/panel/pieces/answer.tsx';
import fieldStyles from '#sandbox/panel/pieces/field.module.css';
import panelStyles from '#sandbox/panel/pieces/panel.module.css';
import { usePanel } from '#sandbox/panel/pieces/panel-context.tsx';
import { useAction } from '#sandbox/panel/pieces/use-action.ts';
import type { PanelSubject } from '#sandbox/panel/tabs/panel-place.ts';
import { reasonOf } from '#src/kernel/reason-of.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import stack from '#src/ui/page/stack.module.css';
import typography from '#src/ui/text/typography.module.css';
import { CheckStatus } from './check-status.tsx';
import { CustomerActions } from './customer-actions.tsx';
import { CustomerForm } from './customer-form.tsx';
import { documentOf } from './customer-link.ts';
import { type CustomerDocument, readDocument, writeDocument } from './document.ts';
import { keepDraft, readDraft } from './kept-customers.ts';
import { KeptList } from './kept-list.tsx';
import styles from './new-customer.module.css';
import { surpriseOf } from './surprise.ts';
import { useCheck } from './use-check.ts';

/** A form of the commonest choices, beside the whole document that it writes. */
export function NewCustomer({ about }: { readonly about: PanelSubject }) {
  const { store, customer } = usePanel();
  const [text, setText] = useState(() => readDraft(sessionStorage) ?? '{}');
  const [before, setBefore] = useState<string>();
  const read = useMemo(() => readDocument(text), [text]);
  // While somebody writes by hand the document may be broken; the form then shows how it was.
  const [shown, setShown] = useState<CustomerDocument>(() => (read.outcome === 'read' ? read.document : {}));
  if (read.outcome === 'read' && read.document !== shown) setShown(read.document);
  const check = useCheck(read);
  const action = useAction();
  const [documentId, statusId] = [useId(), useId()];
  const isReadable = read.outcome === 'read';
  const isWrong = !isReadable || check.status === 'cannot';

  function write(next: string) {
    setText(next);
    keepDraft(sessionStorage, next);
  }

  function replaceBy(next: string) {
    if (next !== text) setBefore(text);
    write(next);
  }

  async function showCurrent() {
    replaceBy(writeDocument(await documentOf(store, customer.persona)));
    return undefined;
  }
  const describeCurrent = () => action.run(() => showCurrent().catch(reasonOf));

  // A command leads here: each time it is given, it describes the customer of that moment.
  const follow = useEffectEvent((subject: PanelSubject) => {
    if (subject.customer === 'current') void describeCurrent();
  });
  useEffect(() => follow(about), [about]);

  return (
    <div className={stack.close}>
      <div className={panelStyles.row}>
        <Button onClick={() => replaceBy(writeDocument(surpriseOf(newSeed())))}>Surprise me</Button>
        <Button busy={action.busy} onClick={() => void describeCurrent()}>
          Describe this customer
        </Button>
        {before !== undefined && <Button onClick={() => replaceBy(before)}>Back to the document before</Button>}
      </div>
      <Answer told={action.told} />
      <div className={styles.beside}>
        <fieldset className={styles.form} disabled={!isReadable}>
          <legend className={styles.legend}>The commonest choices</legend>
          {!isReadable && <p className={panelStyles.quiet}>The form waits until the document can be read again.</p>}
          <CustomerForm
            use={{
              document: shown,
              reasons: isReadable && check.status === 'cannot' ? check.reasons : [],
              onChange: (document) => write(writeDocument(document)),
            }}
          />
        </fieldset>
        <div className={stack.closer}>
          <label htmlFor={documentId} className={typography.note}>
            Document (JSON)
          </label>
          <textarea
            id={documentId}
            rows={18}
            spellCheck={false}
            autoComplete="off"
            className={`${fieldStyles.control} ${styles.text}`}
            aria-describedby={statusId}
            aria-invalid={isWrong || undefined}
            value={text}
            onChange={(event) => write(event.target.value)}
          />
          <CheckStatus id={statusId} read={read} check={check} />
          <CustomerActions read={read} check={check} />
        </div>
      </div>
      <KeptList text={text} isReadable={isReadable} onLoad={replaceBy} />
    </div>
  );
}

/** As short as a number that somebody would type. */
function newSeed(): number {
  return crypto.getRandomValues(new Uint16Array(1))[0] ?? 1;
}
