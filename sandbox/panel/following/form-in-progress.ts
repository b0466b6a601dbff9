/** A list may change below what it is searched for, and the panel in a dialog is not the page’s. */
const apart = '[type="search"], [aria-label="Filters"] *, [data-react-aria-top-layer] *';
const field = `:is(input, select, textarea):not(${apart})`;
/** A review has no field, but a way back to them. */
const wayBack = /^(?:edit|back)\b/i;
const codeStep = 'input[autocomplete="one-time-code"]';

interface Page {
  readonly root: HTMLElement;
  path(): string;
  /** Whether an order as typed is kept for a reload. */
  isOrderKept(): boolean;
}

/**
 * Follows what is typed and chosen on the page.
 * @returns whether something there may be half done: a form that was begun, with its review, a dialog or a code step.
 */
export function watchForms({ root, path, isOrderKept }: Page): () => boolean {
  let begunOn: string | undefined;
  for (const event of ['input', 'change']) {
    root.addEventListener(
      event,
      ({ target }) => {
        if (target instanceof Element && !target.matches(apart)) begunOn = path();
      },
      true,
    );
  }
  return () => {
    if (begunOn !== path()) begunOn = undefined;
    if (root.querySelector(`dialog[open], ${codeStep}`) !== null) return true;
    return begunOn !== undefined && (isOrderKept() || root.querySelector(field) !== null || hasWayBack(root));
  };
}

function hasWayBack(root: HTMLElement): boolean {
  return [...root.querySelectorAll('main button')].some(({ textContent }) => wayBack.test(textContent?.trim() ?? ''));
}
