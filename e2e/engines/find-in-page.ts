export type Kind = 'button' | 'link' | 'heading' | 'field' | 'option' | 'dialog' | 'row' | 'tab';

/** Runs in the page. The first element, shown and not disabled, of that kind whose name matches, inside the open dialog if there is one. */
export function findInPage(kind: Kind, pattern: string): Element | null {
  const selectors: Readonly<Record<Kind, string>> = {
    button: 'button, [role=button]',
    link: 'a[href]',
    heading: 'h1, h2, h3',
    field: 'input, textarea, select',
    option: '[role=option]',
    dialog: 'dialog[open], [role=dialog]',
    row: '[role=row], tr',
    tab: '[role=tab]',
  };
  const wanted = new RegExp(pattern);
  const textOf = (element: Element | null) => (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

  function nameOf(element: Element): string {
    const own = element.getAttribute('aria-label');
    if (own !== null) return own;
    const by = element.getAttribute('aria-labelledby');
    if (by !== null)
      return by
        .split(' ')
        .map((id) => textOf(document.getElementById(id)))
        .join(' ');
    const { labels } = element as HTMLInputElement;
    if (kind === 'field' && labels !== null && labels.length > 0) return textOf(labels[0] ?? null);
    return textOf(element);
  }

  const open = document.querySelector('dialog[open]');
  const within = open !== null && kind !== 'option' && kind !== 'dialog' ? open : document;
  const found = [...within.querySelectorAll(selectors[kind])];
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled, [aria-disabled="true"]');
  return found.find((element) => isShown(element) && wanted.test(nameOf(element))) ?? null;
}
