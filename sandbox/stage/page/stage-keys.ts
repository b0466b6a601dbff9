/** The keys of a tour, in the form of `aria-keyshortcuts`. */
export const stageKeys = {
  on: 'Alt+Shift+ArrowRight',
  back: 'Alt+Shift+ArrowLeft',
  start: 'Alt+Shift+Home',
  notes: 'Alt+Shift+N',
  larger: 'Alt+Shift+ArrowUp',
  smaller: 'Alt+Shift+ArrowDown',
} as const;
export type StageKey = keyof typeof stageKeys;

const codes = {
  on: 'ArrowRight',
  back: 'ArrowLeft',
  start: 'Home',
  notes: 'KeyN',
  larger: 'ArrowUp',
  smaller: 'ArrowDown',
} as const;

/** Compares the physical key, because Alt changes the letter on some keyboards. */
export function stageKeyOf({ altKey, shiftKey, ctrlKey, metaKey, code }: KeyboardEvent): StageKey | undefined {
  if (!altKey || !shiftKey || ctrlKey || metaKey) return undefined;
  return (Object.keys(codes) as StageKey[]).find((key) => codes[key] === code);
}
