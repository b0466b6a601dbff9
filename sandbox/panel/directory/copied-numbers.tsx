import { Copied, useCopying } from '#sandbox/panel/pieces/copying.tsx';
import styles from '#sandbox/panel/pieces/panel.module.css';
import { Button } from '#src/ui/buttons/button.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';

interface CopiedNumbersProps {
  /** The account holder or bank, for the button names. */
  readonly name: string;
  readonly sortCode: string;
  readonly accountNumber?: string;
}

/** Sort code and account number, each a button that copies it. */
export function CopiedNumbers({ name, sortCode, accountNumber }: CopiedNumbersProps) {
  const copying = useCopying();
  const button = (what: string, digits: string, text: string) => (
    <Button onClick={() => void copying.copy(what, () => digits)}>
      <HiddenText>
        Copy the {what} of {name},{' '}
      </HiddenText>
      {text}
    </Button>
  );
  return (
    <>
      <span className={styles.row}>
        {button('sort code', sortCode, sortCode.replace(/(\d\d)(\d\d)(\d\d)/, '$1-$2-$3'))}
        {accountNumber !== undefined && button('account number', accountNumber, accountNumber)}
      </span>
      <Copied copying={copying} />
    </>
  );
}
