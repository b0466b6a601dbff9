import { omitUndefined } from '#src/api/wire/wire.ts';
import type { FormNote } from './form-note.ts';

/** Notes an order while it is sent. Nothing is in doubt while the bank waits for a code, unless an earlier attempt is. */
export function notedBy(note: FormNote, mark: string | undefined) {
  const wasOpen = note.isOpen();
  return {
    onSending: () => note.sending({ before: 0, ...omitUndefined({ mark }) }),
    onChallenged: () => {
      if (!wasOpen) note.forgotten();
    },
  };
}
