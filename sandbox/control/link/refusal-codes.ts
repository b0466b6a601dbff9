import { refusals } from '#sandbox/http/refusals/refusals.ts';

/** Codes that the app explains, or that the service is known to give, though this bank never does. */
const others: Readonly<Record<string, string>> = {
  '3403': 'The day of the transfer is missing.',
  DIGX_APPROVAL_REQUIRED: 'Somebody else must authorise it.',
  DIGX_AUTH_0003: 'A way to confirm that is not offered here is asked for.',
  DIGX_AUTH_0004: 'The transaction PIN is locked for now.',
  DIGX_CZ_TFA_0001: 'The transaction PIN is not correct.',
  DIGX_FL_015: 'No limit is set for this kind of transaction.',
  DIGX_PY_0131: 'The payment cannot be made.',
  DIGX_PY_HOST_006: 'The account does not allow debits.',
  DIGX_PY_PAYEE_007: 'The name of the payee contains a special character.',
  DIGX_PY_REMARK_002: 'The reference may hold letters, digits and spaces only.',
  DIGX_TB_0003: 'Some of what was entered is not accepted.',
  DIGX_TFA_0004: 'The one-time password is not correct.',
  DIGX_TFA_0005: 'The one-time password has expired.',
  DIGX_UM_042: 'The password must be changed first.',
  DIGX_WW_017: 'The cut-off for today has passed.',
  OBDXIDM_0: 'The sign-in details are not valid.',
};

/** Several refusals share a general code; the first one explains it. */
const meanings: ReadonlyMap<string, string> = new Map(
  [
    ...Object.entries(others),
    ...Object.values(refusals)
      .map(({ code, detail }) => [code, detail] as const)
      .reverse(),
  ].sort(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0)),
);

/** Begins codes that no bank gives, for trying what the app does with one that it does not know. */
const unknownPrefix = 'DIGX_X';

/** Every code that testers may have the bank give. */
export const refusalCodes: readonly string[] = [...meanings.keys(), unknownPrefix];

export function isRefusalCode(code: string): boolean {
  return meanings.has(code) || /^DIGX_X[A-Z0-9_]{0,20}$/.test(code);
}

export function refusalMeaning(code: string): string {
  return meanings.get(code) ?? 'A code that the app does not know.';
}

export function noRefusalCode(code: string): string {
  return `The bank has no refusal code "${code}".`;
}
