/** The sandbox's only shortcut, in the form of `aria-keyshortcuts`. */
export const phoneKey = 'Alt+Shift+P';

/** Compares the physical key, because Alt changes the letter on some keyboards. */
export function isPhoneKey({ altKey, shiftKey, ctrlKey, metaKey, code }: KeyboardEvent): boolean {
  return altKey && shiftKey && !ctrlKey && !metaKey && code === 'KeyP';
}
