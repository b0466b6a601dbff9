/** Types as a customer would, as far as a script can: the page hears that its field has changed and was left. */
export async function typeInto(field: HTMLElement, text: string): Promise<void> {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  field.focus();
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  // React compares with the value it has set, so the page's own setter must be passed by.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
  await nextTask();
}

export function giveFile(field: HTMLElement, { name, text }: { readonly name: string; readonly text: string }): void {
  if (!(field instanceof HTMLInputElement)) return;
  const given = new DataTransfer();
  given.items.add(new File([text], name, { type: 'text/csv' }));
  field.files = given.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function nextTask(): Promise<unknown> {
  return new Promise((done) => setTimeout(done));
}
