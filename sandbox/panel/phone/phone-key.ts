/** The one shortcut of the sandbox, as `aria-keyshortcuts` has it and people read it. */
export const phoneKey = 'Alt+Shift+P';

/** By the key's place, because Alt changes the letter on some keyboards. */
export function isPhoneKey({ altKey, shiftKey, ctrlKey, metaKey, code }: KeyboardEvent): boolean {
  return altKey && shiftKey && !ctrlKey && !metaKey && code === 'KeyP';
}
