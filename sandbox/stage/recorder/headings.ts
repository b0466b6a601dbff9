import { nameOf, ownMark, roleOf } from '#sandbox/stage/page/named-element.ts';
import type { NamedElement } from '#sandbox/tours/tour.ts';

/** What a customer would say that the page shows: its headings and open dialogs. */
export function headingsShown(): readonly NamedElement[] {
  const shown = [...document.querySelectorAll(`:is(h1, h2, dialog[open]):not([${ownMark}] *, aside *)`)];
  return shown.flatMap((element) => {
    const [role, name] = [roleOf(element), nameOf(element)];
    return role === undefined || name === '' || !element.checkVisibility() ? [] : [{ role, name }];
  });
}
