import type { PayeeField } from './payee-form.ts';

const fields: ReadonlyMap<string, PayeeField> = new Map([
  ['DIGX_PY_1338', 'name'],
  ['DIGX_PY_PAYEE_007', 'name'],
  ['DIGX_CZ_PAYEE_02', 'name'],
  ['DIGX_PY_1360', 'accountNumber'],
  ['DIGX_PY_0025', 'accountNumber'],
  ['DIGX_BNK_DET001', 'sortCode'],
  ['FT-RESP-999', 'sortCode'],
  ['DIGX_PY_0138', 'reference'],
  ['DIGX_PY_REMARK_001', 'reference'],
  ['DIGX_PY_REMARK_002', 'reference'],
]);

/** The field that a refusal of the bank is about; undefined for one about the payee as a whole. */
export function refusalField(code: string | undefined): PayeeField | undefined {
  return code === undefined ? undefined : fields.get(code);
}
