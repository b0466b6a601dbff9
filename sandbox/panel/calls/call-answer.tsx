import { useEffect, useState } from 'react';
import type { RequestHead } from '#sandbox/control/journal/journal.ts';
import type { PanelStore } from '#sandbox/panel/pieces/panel-store.ts';
import styles from './call-detail.module.css';
import { answerTo, noLongerKept } from './copied-call.ts';
import { WireText } from './wire-text.tsx';

interface AnswerBodyProps {
  readonly call: RequestHead;
  readonly store: PanelStore;
}

type Told = { readonly body: string } | { readonly instead: string };

/** The body of what the bank answered, fetched when its call is opened: it may be longer than all else the panel shows. */
export function AnswerBody({ call, store }: AnswerBodyProps) {
  const [told, setTold] = useState<Told>({ instead: 'Asking the bank…' });

  // The bank alone has it, and a list of calls would be slow to bring it along.
  useEffect(() => {
    let isCurrent = true;
    const tell = (news: Told) => {
      if (isCurrent) setTold(news);
    };
    store
      .ask((bank) => answerTo(call, bank))
      .then(
        (answer) => tell(answer === undefined ? { instead: noLongerKept } : { body: answer.body }),
        (failure: unknown) => tell({ instead: failure instanceof Error ? failure.message : String(failure) }),
      );
    return () => {
      isCurrent = false;
    };
  }, [call, store]);

  if ('instead' in told) return <p className={styles.words}>{told.instead}</p>;
  return told.body === '' ? <p className={styles.words}>Without a body.</p> : <WireText of="answer" text={told.body} />;
}
