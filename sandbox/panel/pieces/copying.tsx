import { useState } from 'react';
import { reasonOf } from '#src/kernel/reason-of.ts';
import styles from './copying.module.css';
import { writeClipboard } from './write-clipboard.ts';

/** The result of the last copy, shown beside its button. */
export interface Copying {
  readonly said: string;
  /** Text to copy by hand when the browser forbids writing to the clipboard. */
  readonly byHand: string | undefined;
  /** `named` is used in the confirmation; `text` is called only on copying. @returns whether it was copied. */
  copy(named: string, text: () => string | Promise<string>): Promise<boolean>;
}

export function useCopying(): Copying {
  const [said, setSaid] = useState('');
  const [byHand, setByHand] = useState<string>();
  return {
    said,
    byHand,
    async copy(named, text) {
      setSaid('');
      setByHand(undefined);
      try {
        const wanted = text();
        const copying = writeClipboard(wanted).then(
          () => true,
          () => false,
        );
        const copied = await wanted;
        if (await copying) {
          setSaid(named === '' ? 'Copied' : `Copied: ${named}`);
          return true;
        }
        setSaid('This page is not allowed to copy. Press Ctrl+C or ⌘C on the selected text.');
        setByHand(copied);
      } catch (failure) {
        setSaid(reasonOf(failure));
      }
      return false;
    },
  };
}

/** Confirms a copy, or offers the text to copy by hand. */
export function Copied({ copying }: { readonly copying: Copying }) {
  const { said, byHand } = copying;
  return (
    <>
      <span role="status" className={styles.said}>
        {said}
      </span>
      {byHand !== undefined && (
        <textarea readOnly rows={4} aria-label="Text to copy" value={byHand} ref={mark} className={styles.byHand} />
      )}
    </>
  );
}

function mark(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.select();
  field?.scrollIntoView({ block: 'nearest' });
}
