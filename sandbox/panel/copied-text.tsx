import { Button } from '#src/ui/button.tsx';
import { HiddenText } from '#src/ui/hidden-text.tsx';
import { Copied, useCopying } from './copying.tsx';
import styles from './panel.module.css';

interface CopiedTextProps {
  readonly name: string;
  readonly text: string;
}

/** A name and a text that a press puts on the clipboard. */
export function CopiedText({ name, text }: CopiedTextProps) {
  const copying = useCopying();
  return (
    <div>
      <dt className={styles.factName}>{name}</dt>
      <dd className={styles.factText}>
        <code>{text}</code>
        <Copied copying={copying} />
        <Button onClick={() => void copying.copy('', () => text)}>
          Copy<HiddenText> {name}</HiddenText>
        </Button>
      </dd>
    </div>
  );
}
