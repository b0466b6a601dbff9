import { type ComponentType, useState } from 'react';
import styles from './footer.module.css';

type Dialog = ComponentType<{ readonly onClose: () => void }>;

/** Opens what the customer may choose about the display, before login too. */
export function DisplayButton() {
  const [shown, setShown] = useState<{ readonly Dialog: Dialog }>();
  const [isMissing, setMissing] = useState(false);

  async function open() {
    setMissing(false);
    try {
      const { DisplayDialog } = await import('./display-dialog.tsx');
      setShown({ Dialog: DisplayDialog });
    } catch {
      setMissing(true);
    }
  }
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={styles.button} onClick={open}>
        Display
      </button>
      {isMissing && <span role="alert">Could not be opened. Please check your internet connection.</span>}
      {shown !== undefined && <shown.Dialog onClose={() => setShown(undefined)} />}
    </>
  );
}
