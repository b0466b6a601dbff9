/** The sandbox's shortcuts, in the form of `aria-keyshortcuts`. */
export const shortcuts = {
  phone: 'Alt+Shift+P',
  commands: 'Alt+Shift+K',
  hide: 'Alt+Shift+H',
  present: 'Alt+Shift+D',
  exercise: 'Alt+Shift+E',
} as const;
export type Shortcut = keyof typeof shortcuts;

/** Compares the physical key, because Alt changes the letter on some keyboards. */
export function isShortcut({ altKey, shiftKey, ctrlKey, metaKey, code }: KeyboardEvent, which: Shortcut): boolean {
  return altKey && shiftKey && !ctrlKey && !metaKey && code === `Key${shortcuts[which].at(-1)}`;
}
