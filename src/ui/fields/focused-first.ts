/**
 * As the `ref` of a control in a dialog, or of what is around it: the dialog opens with the focus there. The browser
 * goes by the attribute, which React does not write.
 */
export function focusedFirst(element: HTMLElement | null): void {
  const control = element?.matches('button') ? element : element?.querySelector('input, button');
  control?.setAttribute('autofocus', '');
}
