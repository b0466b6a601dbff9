import { readAccountNumber, readSortCode } from './sort-codes.ts';

/** The error text for each field of a new payee, in the specified words. */

export const longestName = 35;
const namePattern = /^[A-Za-z0-9][A-Za-z0-9 ._+&$!*|()#?:`,/'-]*$/;

export function payeeNameMistake(name: string): string | undefined {
  const trimmed = name.trim();
  return trimmed === '' ? 'What is the name of the payee?' : nameShapeMistake(trimmed);
}

/** Checked only if the customer wants a nickname. */
export function nicknameMistake(nickname: string): string | undefined {
  const trimmed = nickname.trim();
  return trimmed === '' ? 'What would you like to call the payee?' : nameShapeMistake(trimmed);
}

/** The specification's text for an empty field asks for the sort code; kept as it is. */
export function accountNumberMistake(text: string): string | undefined {
  if (text.trim() === '') return 'Please enter your sort code';
  return readAccountNumber(text) === undefined ? 'The account number should be 8 digits' : undefined;
}

export function sortCodeMistake(text: string): string | undefined {
  if (text.trim() === '') return 'What is the sort code';
  return readSortCode(text) === undefined ? 'Sort code should look like this: 12 - 34 - 56' : undefined;
}

export function entityMistake(entity: string | false | undefined): string | undefined {
  return entity === undefined || entity === false || entity === '' ? 'Please select an entity' : undefined;
}

/** Whether a payee may have this name. */
export function isPayeeName(name: string): boolean {
  return nameShapeMistake(name) === undefined;
}

function nameShapeMistake(name: string): string | undefined {
  if (name.length > longestName) return 'Must be 35 alphanumeric characters or less';
  return namePattern.test(name) ? undefined : 'Only alphanumeric with certain special characters are permitted';
}
