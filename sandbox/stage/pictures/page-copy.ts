import { ownMark } from '#sandbox/stage/page/named-element.ts';

/** Marks what stands on the page and is not of the product. */
export const leftOutMark = 'data-not-pictured';
const notOurs = `[${leftOutMark}], [${ownMark}], aside[aria-label="Sandbox"], script, noscript, template, iframe`;

/** The body as it looks now, with what is typed and chosen in it, and without the sandbox. */
export function copyOfPage(): HTMLElement {
  const copy = document.body.cloneNode(true) as HTMLElement;
  const copies = [...copy.querySelectorAll<HTMLElement>('*')];
  for (const [place, shown] of [...document.body.querySelectorAll('*')].entries()) {
    const twin = copies[place];
    if (twin !== undefined) takeOver(shown, twin);
  }
  for (const element of copy.querySelectorAll(notOurs)) element.remove();
  return copy;
}

/** A clone has what its markup says, and not what has become of it since. */
function takeOver(shown: Element, copy: HTMLElement): void {
  if (shown instanceof HTMLInputElement) {
    copy.setAttribute('value', shown.type === 'password' ? '•'.repeat(shown.value.length) : shown.value);
    copy.toggleAttribute('checked', shown.checked);
    if (shown.type === 'password') copy.setAttribute('type', 'text');
  } else if (shown instanceof HTMLTextAreaElement) {
    copy.textContent = shown.value;
  } else if (shown instanceof HTMLOptionElement) {
    copy.toggleAttribute('selected', shown.selected);
  } else if (shown instanceof HTMLDialogElement && shown.matches(':modal')) {
    const { left, top, width, height } = shown.getBoundingClientRect();
    copy.style.cssText += `;position:fixed;margin:0;inset:auto;left:${left}px;top:${top}px;width:${width}px;height:${height}px;box-sizing:border-box;z-index:2147483646`;
  }
  // What was scrolled away stays away.
  if (shown.scrollTop > 0 && copy.firstElementChild instanceof HTMLElement) {
    copy.firstElementChild.style.marginBlockStart = `${-shown.scrollTop}px`;
  }
}
