import { longestName } from '#sandbox/bank/payees/payee-fields.ts';
import type { Description } from '#sandbox/personas/described/description.ts';
import type { Names } from '#sandbox/personas/described/names/names.ts';

type HardName = Description['payees']['hardNames'][number];

/** Every sign that the bank takes in a name, beside letters and digits. */
const allSigns = "._+&$!*|()#?:`,/'-";

/** A name that is hard to show or to send, within the bank's own rule. */
export function hardNameOf(kind: HardName, names: Names): string {
  const { firstName, lastName } = names.person(`${kind} payee`);
  switch (kind) {
    case 'apostrophe':
      return fitting(`${firstName} O'${lastName}`);
    case 'hyphen':
      return fitting(`${firstName} ${lastName}-${names.person(`${kind} payee, the other`).lastName}`);
    case 'longest':
      return longest(`${firstName} ${lastName} and Grandchildren Agricultural Partnership`);
    case 'one-letter':
      return lastName.slice(0, 1);
    case 'symbols':
      return `A1 ${allSigns} ${lastName.slice(0, longestName - allSigns.length - 4)}`;
    default:
      return kind satisfies never;
  }
}

function fitting(name: string): string {
  return name.slice(0, longestName).replace(/[^A-Za-z]+$/, '');
}

/** Exactly as long as a name may be, with a letter at its end. */
function longest(name: string): string {
  return name.slice(0, longestName).replace(/ $/, 's');
}
