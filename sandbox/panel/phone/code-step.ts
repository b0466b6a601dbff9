/**
 * Fills a one-time password into the app's code boxes, as a browser reading the text message would, without
 * submitting.
 * @param near an element of the sandbox: inside a modal, only that modal's code step counts.
 * @returns whether a code step was open.
 */
export function fillCodeStep(near: Element, code: string): boolean {
  const asking = near.closest('dialog') ?? document;
  const fields = asking.querySelectorAll<HTMLInputElement>('input[autocomplete="one-time-code"]');
  const field = [...fields].find((each) => each.checkVisibility() && !each.disabled && !each.readOnly);
  if (field === undefined) return false;
  field.focus();
  field.value = code;
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText', data: code }));
  return true;
}
