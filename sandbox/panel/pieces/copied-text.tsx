import styles from '#sandbox/panel/pieces/panel.module.css';
import { Button } from '#src/ui/buttons/button.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { Copied, useCopying } from './copying.tsx';

interface CopiedTextProps {
  readonly name: string;
  readonly text: string;
}

/** A named text with a button that copies it. */
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
