import { computeAccessibleName, getRole } from 'dom-accessibility-api';
import type { ElementRole, NamedElement } from '#sandbox/tours/tour.ts';
import { isNamed } from './names.ts';

/** What may have a role, so that few names need to be worked out. */
const candidates = {
  alert: '[role=alert]',
  button: 'button, summary, input[type=submit], input[type=button], [role=button]',
  checkbox: 'input[type=checkbox], [role=checkbox]',
  combobox: 'select, input, [role=combobox]',
  dialog: 'dialog, [role=dialog]',
  file: 'input[type=file]',
  form: 'form',
  heading: 'h1, h2, h3, h4, h5, h6, [role=heading]',
  link: 'a[href], [role=link]',
  listitem: 'li, [role=listitem]',
  navigation: 'nav, [role=navigation]',
  option: 'option, [role=option]',
  password: 'input[type=password]',
  radio: 'input[type=radio], [role=radio]',
  region: 'section, [role=region]',
  row: 'tr, [role=row]',
  searchbox: 'input[type=search], [role=searchbox]',
  spinbutton: 'input[type=number], [role=spinbutton]',
  switch: '[role=switch]',
  table: 'table, [role=table]',
  textbox: 'input, textarea, [role=textbox]',
} as const satisfies Record<ElementRole, string>;

const roles = Object.keys(candidates) as ElementRole[];

/** Marks what belongs to the sandbox and not to the page. */
export const ownMark = 'data-sandbox-stage';
const ours = `[${ownMark}], aside[aria-label="Sandbox"]`;

/** The first one shown on the page, in an open dialog if it is there. */
export function findNamed(wanted: NamedElement): HTMLElement | undefined {
  const found = findOnly(wanted);
  return found === undefined && wanted.narrow !== undefined ? findOnly(wanted.narrow) : found;
}

function findOnly({ role, name, within }: NamedElement): HTMLElement | undefined {
  const inside = within === undefined ? document : findNamed(within);
  if (inside === undefined) return undefined;
  const found = [...inside.querySelectorAll<HTMLElement>(candidates[role])].filter(
    (element) =>
      mayBeNamed(element, name) && isShown(element) && roleOf(element) === role && isNamed(nameOf(element), name),
  );
  return found.find((element) => element.closest('dialog:modal') !== null) ?? found[0];
}

export function roleOf(element: Element): ElementRole | undefined {
  if (element instanceof HTMLInputElement && element.type === 'password') return 'password';
  if (element instanceof HTMLInputElement && element.type === 'file') return 'file';
  const role = getRole(element);
  return roles.find((known) => known === role);
}

export function nameOf(element: Element): string {
  return computeAccessibleName(element).replaceAll(/\s+/g, ' ').trim();
}

/** Rules out most elements without working out a name, which is slow. */
function mayBeNamed(element: Element, name: string): boolean {
  const [word = ''] = name.replace('…', '').split(' ');
  const isLabelled = element.matches('[aria-label], [aria-labelledby], [title], [alt], input, select, textarea');
  return (
    isLabelled || (element.textContent ?? '').includes(word) || element.querySelector('[aria-label], [alt]') !== null
  );
}

/** Whether a customer can see or hear it, and it is not the sandbox's own. */
function isShown(element: Element): boolean {
  return (
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest(`[inert], [aria-hidden="true"], ${ours}`) === null
  );
}
