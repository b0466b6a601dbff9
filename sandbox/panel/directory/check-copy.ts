import type { Switches } from '#sandbox/control/link/switch-values.ts';

/** What each Confirmation of Payee result means, for testers. */
export const checkCopy: Readonly<Record<Exclude<Switches['cop'], 'by-name'>, string>> = {
  Y: 'all matches',
  ANNM: 'another name',
  MBAM: 'a close name',
  BANM: 'the right name, but a business account',
  PANM: 'the right name, but a personal account',
  BAMM: 'a close name, and a business account',
  PAMM: 'a close name, and a personal account',
  AC01: 'no such account',
  IVCR: 'the secondary reference is not right',
  ACNS: 'this kind of account is not checked',
  OPTO: 'the holder has opted out',
  CASS: 'the account has moved to another bank',
  SCNS: 'this sort code is not checked',
  timeout: 'the other bank does not answer in time',
};

/** Code and meaning: `ANNM: another name`. */
export function checkText(result: string): string {
  return isResult(result) ? `${result}: ${checkCopy[result]}` : result;
}

export function isResult(text: string): text is keyof typeof checkCopy {
  return Object.hasOwn(checkCopy, text);
}
