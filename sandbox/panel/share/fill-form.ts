/** A slow start, a log-in included. */
const patienceMs = 30_000;

/** Types into the field of that label, or does nothing where there is no such field. @returns whether there is. */
export async function type(form: HTMLElement, label: RegExp, text: string): Promise<boolean> {
  const field = await shown(() => labelled(form, label));
  if (field === undefined) return false;
  field.focus();
  // React compares with the value it has set, so the page's own setter must be passed by.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
  await nextFrame();
  field.blur();
  await nextFrame();
  return true;
}

/** Chooses the radio button of that label. @returns whether there is one. */
export async function choose(form: HTMLElement, label: RegExp): Promise<boolean> {
  const choice = await shown(() => labelled(form, label));
  choice?.click();
  return choice !== undefined;
}

export async function shown<Found>(find: () => Found | null | undefined): Promise<Found | undefined> {
  const until = performance.now() + patienceMs;
  do {
    const found = find();
    if (found !== null && found !== undefined) return found;
    await nextFrame();
  } while (performance.now() < until);
  return undefined;
}

/** Why a page was not filled to its end. */
export function noField(name: string): string {
  return `The page has no field for the ${name}.`;
}

function labelled(form: HTMLElement, name: RegExp): HTMLInputElement | undefined {
  const labels = [...form.querySelectorAll('label')].filter(({ textContent }) => name.test(textContent.trim()));
  const fields = labels.map((label) => label.control ?? label.querySelector('input'));
  return (
    fields.find((field) => field instanceof HTMLInputElement) ??
    [...form.querySelectorAll('input')].find(({ ariaLabel }) => name.test(ariaLabel ?? ''))
  );
}

function nextFrame(): Promise<unknown> {
  return new Promise((done) => setTimeout(done, 50));
}
