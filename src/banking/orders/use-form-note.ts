import { useEffect, useState } from 'react';
import { createFormNote, type FormNote } from '#src/api/orders/form-note.ts';
import type { MarkedKind } from '#src/api/orders/order-kinds.ts';

/** The note of this form's order. Once the form is left, every page reports the order. */
export function useFormNote(kind: MarkedKind): FormNote {
  const [note] = useState(() => createFormNote(kind));
  useEffect(() => {
    note.shown();
    return note.left;
  }, [note]);
  return note;
}
