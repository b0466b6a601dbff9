import { isValidBIC } from 'ibantools';

/** The 11 characters of a BIC: the head office, `XXX`, is added to 8. Undefined if it is none. */
export function fullBic(text: string): string | undefined {
  const bic = withoutSpaces(text);
  if (!isValidBIC(bic)) return undefined;
  return bic.padEnd(11, 'X');
}

/** As customers know it: a head office by 8 characters. */
export function shownBic(bic: string): string {
  return bic.replace(/^(.{8})XXX$/, '$1');
}

/** Names the bank's branch in countries without IBANs. */
interface RoutingNumber {
  readonly hint: string;
  readonly isRight: (digits: string) => boolean;
  readonly mistake: string;
}

export const routingNumbers: Readonly<Record<string, RoutingNumber>> = {
  US: {
    hint: '9 digits',
    isRight: isAba,
    mistake: 'This is not a valid ABA number. It has 9 digits; please check each of them.',
  },
  CA: {
    hint: '9 digits, or the transit number of 5 digits and the institution number of 3',
    isRight: (digits) => /^(0\d{8}|\d{8})$/.test(digits),
    mistake: 'A Canadian routing number has 9 digits and begins with 0, or has 8 digits like 12345-678.',
  },
  AU: {
    hint: '6 digits',
    isRight: (digits) => /^\d{6}$/.test(digits),
    mistake: 'A BSB has 6 digits, like 123-456.',
  },
  ZA: {
    hint: '6 digits',
    isRight: (digits) => /^\d{6}$/.test(digits),
    mistake: 'A South African branch code has 6 digits.',
  },
};

/** Without the spaces and hyphens that people write. */
export function plainRouting(text: string): string {
  return text.replaceAll(/[\s\u2010-\u2015-]/g, '');
}

/** Federal Reserve districts, thrift institutions, electronic payments and traveller's cheques. */
const abaBeginnings = /^(?:0\d|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)\d{7}$/;

/** Whether a number of the United States has its check digit: the weights are 3, 7 and 1 in turn. */
export function isAba(digits: string): boolean {
  if (!abaBeginnings.test(digits) || /^0+$/.test(digits)) return false;
  const weights = [3, 7, 1] as const;
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (weights[place % 3] ?? 0), 0);
  return sum % 10 === 0;
}

function withoutSpaces(text: string): string {
  return text.replaceAll(/\s/g, '').toUpperCase();
}
