import { storedKeys, tabStorage } from '#src/api/environment/page-storage.ts';

/** A list may change below what it is searched for, and what floats above the page, such as a sandbox's panel, is not the page's. */
const apart = '[type="search"], [aria-label="Filters"] *, [data-react-aria-top-layer] *';
const field = `:is(input, select, textarea):not(${apart})`;
/** A review has no field, but a way back to them. */
const wayBack = /^(?:edit|back)\b/i;
const codeStep = 'input[autocomplete="one-time-code"]';

/**
 * Follows what is typed and chosen on the page.
 * @returns whether something there may be half done: a form that was begun, with its review, a dialog or a code step.
 */
export function watchForms(root: HTMLElement, signal?: AbortSignal): () => boolean {
  const path = () => globalThis.location.pathname;
  let begunOn: string | undefined;
  for (const event of ['input', 'change']) {
    root.addEventListener(
      event,
      ({ target }) => {
        if (target instanceof Element && !target.matches(apart)) begunOn = path();
      },
      { capture: true, ...(signal && { signal }) },
    );
  }
  return () => {
    if (begunOn !== path()) begunOn = undefined;
    if (root.querySelector(`dialog[open], ${codeStep}`) !== null) return true;
    // An order as typed is kept for a reload.
    const isOrderKept = tabStorage.getItem(storedKeys.formInProgress) !== null;
    return begunOn !== undefined && (isOrderKept || root.querySelector(field) !== null || hasWayBack(root));
  };
}

function hasWayBack(root: HTMLElement): boolean {
  return [...root.querySelectorAll('main button')].some(({ textContent }) => wayBack.test(textContent?.trim() ?? ''));
}
