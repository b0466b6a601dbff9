import { keeperOf } from '#sandbox/panel/pieces/kept-by-name.ts';

const draftKey = 'paddock-sandbox-new-customer';

/** Descriptions that a tester keeps in the browser, as they were written. */
export const keptCustomers = keeperOf('paddock-sandbox-customers');

/** What is being written, so that a closed panel or a reload loses nothing. */
export function readDraft(storage: Pick<Storage, 'getItem'>): string | undefined {
  try {
    return storage.getItem(draftKey) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepDraft(storage: Pick<Storage, 'setItem'>, text: string): void {
  try {
    storage.setItem(draftKey, text);
  } catch {
    // Storage may be full or forbidden: the draft then lasts as long as the page.
  }
}
