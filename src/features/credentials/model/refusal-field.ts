import type { CredentialField } from './credential-form.ts';

const fields: ReadonlyMap<string, CredentialField> = new Map([
  ['DIGX_PROD_IDM_0010', 'current'],
  ['DIGX_TPIN_MISMATCH', 'current'],
  ['DIGX_UM_041', 'next'],
  ['DIGX_TPIN_EXISTS', 'next'],
  ['DIGX_CZ_PWD_01', 'next'],
  ['DIGX_CZ_PIN_01', 'next'],
]);

/** The field that a refusal of the bank is about; undefined for one about the change as a whole. */
export function refusalField(code: string | undefined): CredentialField | undefined {
  return code === undefined ? undefined : fields.get(code);
}
