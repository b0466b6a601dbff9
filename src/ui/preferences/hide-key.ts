/** The key that hides and shows balances. */
export const hideKey = 'h';

/** Where a letter is typed, or finds an entry that begins with it. */
const typing =
  'input:not([type=checkbox],[type=radio],[type=button]), textarea, select, [contenteditable], [role=textbox], [role=combobox], [role=listbox], [role=spinbutton], [role=menu]';

type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'repeat' | 'defaultPrevented'>;

/** Whether the key was pressed alone, and not while typing. */
export function isHideKey(press: KeyPress, target: Pick<Element, 'closest'> | null): boolean {
  if (press.key.toLowerCase() !== hideKey || press.defaultPrevented || press.repeat) return false;
  if (press.altKey || press.ctrlKey || press.metaKey) return false;
  return (target?.closest(typing) ?? null) === null;
}
