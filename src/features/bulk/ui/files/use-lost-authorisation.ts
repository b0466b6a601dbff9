import { useEffect, useState } from 'react';
import { openNotes } from '#src/api/orders/form-note.ts';
import { omitUndefined } from '#src/api/wire/wire.ts';
import { digestOf } from '#src/kernel/digest.ts';
import type { Instant } from '#src/kernel/instant.ts';

/** When a page that is gone sent this file's authorisation, whose outcome is unknown. Undefined until the notes were read. */
export function useLostAuthorisation(id: string): { readonly at?: Instant } | undefined {
  const [lost, setLost] = useState<{ readonly at?: Instant }>();
  // Notes hold a digest of the reference, which browsers make asynchronously.
  useEffect(() => {
    let isStale = false;
    void digestOf(id).then((mark) => {
      if (isStale) return;
      const note = openNotes().find(
        (each) => each.kind === 'authorisation' && each.result === undefined && each.mark === mark,
      );
      setLost(omitUndefined({ at: mark === undefined ? undefined : note?.at }));
    });
    return () => {
      isStale = true;
    };
  }, [id]);
  return lost;
}
