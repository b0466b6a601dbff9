import type { PaymentToFill } from '#sandbox/control/link/sandbox-settings.ts';

/** A slow start, a log-in included. */
const patienceMs = 30_000;

/**
 * Fills the payment or transfer on the page as a customer would, and goes on to its review. It confirms nothing: that is
 * left to the customer.
 * @returns why it stopped; undefined when the review is asked for.
 */
export async function fillPayment(page: HTMLElement, payment: PaymentToFill): Promise<string | undefined> {
  const form = await shown(() => page.querySelector<HTMLFormElement>('form[aria-label$=" details"]'));
  if (form === undefined) return 'The page has shown no payment to fill.';
  if (payment.amount !== undefined && !(await type(form, /^Amount$/, payment.amount))) return noField('amount');
  if (payment.reference !== undefined && !(await type(form, /^Reference\b/, payment.reference))) {
    return noField('reference');
  }
  if (payment.when !== undefined && !(await choose(form, payment.when))) return noField('date');
  form.requestSubmit();
  return undefined;
}

async function choose(form: HTMLElement, when: string): Promise<boolean> {
  const choice = await shown(() => labelled(form, when === 'now' ? /^Now$/ : /^Later$/));
  choice?.click();
  if (when === 'now' || choice === undefined) return choice !== undefined;
  const [year, month, day] = when.split('-');
  return type(form, /^Date of the /, `${day}/${month}/${year}`);
}

async function type(form: HTMLElement, label: RegExp, text: string): Promise<boolean> {
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

function labelled(form: HTMLElement, name: RegExp): HTMLInputElement | undefined {
  const labels = [...form.querySelectorAll('label')].filter(({ textContent }) => name.test(textContent.trim()));
  const fields = labels.map((label) => label.control ?? label.querySelector('input'));
  return fields.find((field) => field instanceof HTMLInputElement);
}

async function shown<Found>(find: () => Found | null | undefined): Promise<Found | undefined> {
  const until = performance.now() + patienceMs;
  do {
    const found = find();
    if (found !== null && found !== undefined) return found;
    await nextFrame();
  } while (performance.now() < until);
  return undefined;
}

function nextFrame(): Promise<unknown> {
  return new Promise((done) => setTimeout(done, 50));
}

function noField(name: string): string {
  return `The page has no field for the ${name}.`;
}
