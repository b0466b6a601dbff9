/**
 * A `ref` for a control in a dialog, or its container: the dialog opens with the focus there. Browsers need the
 * `autofocus` attribute, which React does not write.
 */
export function focusedFirst(element: HTMLElement | null): void {
  const control = element?.matches('button') ? element : element?.querySelector('input, button');
  control?.setAttribute('autofocus', '');
}
