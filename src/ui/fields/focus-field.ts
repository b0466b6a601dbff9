/** Moves the focus to a control, or to the one that counts in the element around it: what is ticked, else the first. */
export function focusField(id: string): void {
  const place = document.getElementById(id);
  const control = place?.querySelector<HTMLElement>('input:checked') ?? place?.querySelector<HTMLElement>(controls);
  (control ?? place)?.focus();
}

const controls = 'input, textarea, button';
