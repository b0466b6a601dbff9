/** A list may change below what it is searched for, and the panel in a dialog is not the page’s. */
const apart = '[type="search"], [aria-label="Filters"] *, [data-react-aria-top-layer] *';
const codeStep = 'input[autocomplete="one-time-code"]';

/**
 * Follows what is typed and chosen on the page.
 * @returns whether something there may be half done: a form that was begun, with its review, a dialog or a code step.
 */
export function watchForms(page: HTMLElement, path: () => string): () => boolean {
  let begunOn: string | undefined;
  for (const event of ['input', 'change']) {
    page.addEventListener(
      event,
      ({ target }) => {
        if (target instanceof Element && !target.matches(apart)) begunOn = path();
      },
      true,
    );
  }
  return () => {
    if (begunOn !== path()) begunOn = undefined;
    return begunOn !== undefined || page.querySelector(`dialog[open], ${codeStep}`) !== null;
  };
}
