import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { HiddenText } from '#src/ui/hidden-text.tsx';
import styles from './panel.module.css';

interface CopiedTextProps {
  readonly name: string;
  readonly text: string;
}

/** A name and a text that a press puts on the clipboard. */
export function CopiedText({ name, text }: CopiedTextProps) {
  const [said, setSaid] = useState('');

  async function copy() {
    setSaid('');
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Copied');
    } catch {
      setSaid('Not allowed here');
    }
  }

  return (
    <div>
      <dt className={styles.factName}>{name}</dt>
      <dd className={styles.factText}>
        <code>{text}</code>
        <span role="status" className={styles.quiet}>
          {said}
        </span>
        <Button onClick={() => void copy()}>
          Copy<HiddenText> {name}</HiddenText>
        </Button>
      </dd>
    </div>
  );
}
