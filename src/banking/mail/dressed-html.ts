import { linkTarget, saysTarget } from './link-target.ts';

/** Cleaned HTML as it is shown: links say where they lead, and a wide table scrolls in a box with that class. */
export function dress(html: DocumentFragment, boxClass: string): DocumentFragment {
  for (const link of html.querySelectorAll('a')) sayTarget(link);
  // A table inside another one scrolls with it.
  const tables = [...html.querySelectorAll('table')].filter((each) => each.parentElement?.closest('table') == null);
  for (const [at, each] of tables.entries()) {
    const name = each.caption?.textContent?.trim() || (tables.length > 1 ? `Table ${at + 1}` : 'Table');
    boxTable(each, name, boxClass);
  }
  return html;
}

function sayTarget(link: HTMLAnchorElement): void {
  const url = parsed(link.getAttribute('href') ?? '');
  if (url === undefined) {
    // It leads nowhere, and must not look as if it did.
    link.replaceWith(...link.childNodes);
    return;
  }
  // What reorders letters ends with the text of the link.
  const text = document.createElement('bdi');
  text.append(...link.childNodes);
  link.append(text);
  const target = linkTarget(url, location.origin);
  if (target === undefined || saysTarget(text.textContent, url, target)) return;
  const said = document.createElement('bdi');
  said.textContent = `(${target})`;
  link.append(' ', said);
}

function parsed(href: string): URL | undefined {
  try {
    return new URL(href);
  } catch {
    return undefined;
  }
}

function boxTable(table: HTMLTableElement, name: string, className: string): void {
  const box = document.createElement('section');
  box.className = className;
  box.setAttribute('aria-label', name);
  // A region that scrolls must be reachable by keyboard.
  box.tabIndex = 0;
  table.replaceWith(box);
  box.append(table);
}
