import { useEffect, useState } from 'react';
import { createFormNote, type FormNote, type NotedKind } from '#src/api/orders/order-notes.ts';

/** The note of this form's order. Once the form is left, every page reports the order. */
export function useFormNote(kind: NotedKind): FormNote {
  const [note] = useState(() => createFormNote(kind));
  useEffect(() => {
    note.shown();
    return note.left;
  }, [note]);
  return note;
}
