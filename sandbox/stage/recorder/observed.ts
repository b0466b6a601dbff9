import { findNamed, nameOf, ownMark, roleOf } from '#sandbox/stage/page/named-element.ts';
import type { ElementRole, NamedElement, TourAction } from '#sandbox/tours/tour.ts';

/** Public, unlike whatever else somebody may type by mistake. */
const knownSecrets: readonly string[] = ['Paddock_7Gate', '2580', 'Meadow_8Fence', '1357'];
const pressable: readonly ElementRole[] = ['button', 'link', 'radio', 'checkbox', 'switch', 'option'];
const around: readonly ElementRole[] = ['dialog', 'form', 'region', 'navigation', 'row', 'listitem'];
/** Longer names end in what changes, such as balances. */
const longestName = 60;

/** The act that an event of the page belongs to; undefined when it is none, or of the sandbox. */
export function actOf(event: Event): TourAction | undefined {
  const { target } = event;
  if (!(target instanceof HTMLElement) || target.closest(`[${ownMark}], aside[aria-label="Sandbox"]`) !== null) {
    return undefined;
  }
  return event.type === 'click' ? pressOf(target) : typingOf(target);
}

function pressOf(target: HTMLElement): TourAction | undefined {
  for (let element: HTMLElement | null = target; element !== null; element = element.parentElement) {
    const role = roleOf(element);
    // The label of a field presses the field as well.
    if (element instanceof HTMLLabelElement) return undefined;
    if (role === undefined || !pressable.includes(role)) continue;
    const on = described(element, role);
    return on === undefined ? undefined : { does: 'press', on };
  }
  return undefined;
}

function typingOf(target: HTMLElement): TourAction | undefined {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return undefined;
  if (target.type === 'radio' || target.type === 'checkbox' || target.type === 'file') return undefined;
  const box = /^Digit \d of (\d)$/.exec(nameOf(target));
  if (box !== null) return box[1] === '6' ? { does: 'enter-code' } : pinOf(target);
  const role = roleOf(target);
  const into = role === undefined ? undefined : described(target, role);
  if (into === undefined) return undefined;
  const isSecret = role === 'password' && !knownSecrets.includes(target.value);
  return { does: 'type', into, text: isSecret ? 'to be filled in' : target.value };
}

/** All boxes of a PIN are one entry. */
function pinOf(box: HTMLElement): TourAction {
  const boxes = [...(box.closest('fieldset')?.querySelectorAll('input') ?? [])];
  const typed = boxes.map(({ value }) => value).join('');
  const text = knownSecrets.includes(typed) ? typed : 'to be filled in';
  return { does: 'type', into: { role: roleOf(box) ?? 'textbox', name: `Digit 1 of ${boxes.length}` }, text };
}

/** By role and name, inside something named where others have the same. */
function described(element: HTMLElement, role: ElementRole): NamedElement | undefined {
  const name = shortened(nameOf(element));
  if (name === '') return undefined;
  const plain: NamedElement = { role, name };
  if (findNamed(plain) === element) return plain;
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) {
    const parentRole = roleOf(parent);
    const parentName = parentRole !== undefined && around.includes(parentRole) ? shortened(nameOf(parent)) : '';
    if (parentRole === undefined || parentName === '') continue;
    const within: NamedElement = { ...plain, within: { role: parentRole, name: parentName } };
    if (findNamed(within) === element) return within;
  }
  return plain;
}

function shortened(name: string): string {
  if (name.length <= longestName) return name;
  return `${name.slice(0, longestName).replace(/\s+\S*$/, '')}…`;
}
