import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from '#sandbox/panel/pieces/panel.module.css';
import { Button } from '#src/ui/buttons/button.tsx';

interface AskFirstProps {
  readonly name: ReactNode;
  /** States what will be lost, and asks. */
  readonly question: string;
  readonly keep: string;
  readonly busy: boolean;
  readonly onGo: () => void;
}

/** A button for an action that cannot be undone: the first press only asks. */
export function AskFirst({ name, question, keep, busy, onGo }: AskFirstProps) {
  const [asking, setAsking] = useState(false);
  const group = useRef<HTMLFieldSetElement>(null);
  const asker = useRef<HTMLButtonElement>(null);
  const hasAsked = useRef(false);

  // The question has replaced the button that had focus, or the other way round.
  useEffect(() => {
    if (asking) group.current?.querySelector('button')?.focus();
    else if (hasAsked.current) asker.current?.focus();
    hasAsked.current = asking;
  }, [asking]);

  if (!asking) {
    return (
      <Button ref={asker} busy={busy} onClick={() => setAsking(true)}>
        {name}
      </Button>
    );
  }
  return (
    <fieldset ref={group} className={styles.question}>
      <legend className={styles.words}>{question}</legend>
      <div className={styles.row}>
        <Button busy={busy} onClick={() => setAsking(false)}>
          {keep}
        </Button>
        <Button busy={busy} onClick={onGo}>
          {name}
        </Button>
      </div>
    </fieldset>
  );
}
