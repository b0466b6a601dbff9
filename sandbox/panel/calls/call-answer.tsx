import { useEffect, useState } from 'react';
import type { RequestHead } from '#sandbox/control/journal/journal.ts';
import type { PanelStore } from '#sandbox/panel/pieces/panel-store.ts';
import { reasonOf } from '#src/kernel/reason-of.ts';
import typography from '#src/ui/text/typography.module.css';
import { answerTo, noLongerKept } from './copied-call.ts';
import { WireText } from './wire-text.tsx';

interface AnswerBodyProps {
  readonly call: RequestHead;
  readonly store: PanelStore;
}

type Shown = { readonly body: string } | { readonly instead: string };

/** The answer's body, fetched when its call is opened, because it may be very long. */
export function AnswerBody({ call, store }: AnswerBodyProps) {
  const [shown, setShown] = useState<Shown>({ instead: 'Asking the bank…' });

  // A side effect on opening: only the bank has the body.
  useEffect(() => {
    let isCurrent = true;
    const finish = (result: Shown) => {
      if (isCurrent) setShown(result);
    };
    store
      .ask((bank) => answerTo(call, bank))
      .then(
        (answer) => finish(answer === undefined ? { instead: noLongerKept } : { body: answer.body }),
        (failure: unknown) => finish({ instead: reasonOf(failure) }),
      );
    return () => {
      isCurrent = false;
    };
  }, [call, store]);

  if ('instead' in shown) return <p className={typography.small}>{shown.instead}</p>;
  return shown.body === '' ? (
    <p className={typography.small}>Without a body.</p>
  ) : (
    <WireText of="answer" text={shown.body} />
  );
}
