import type { components } from '#src/api/schema.generated.d.ts';
import type { ActivityDetails } from './activity.ts';

type Discriminator = components['schemas']['Discriminator'];

/** The groups that the types of online banking are searched in. All others are payments, most likely. */
const groups: Readonly<Record<string, Discriminator>> = {
  CBR: 'ACCOUNT_NON_FINANCIAL',
  PBR: 'ACCOUNT_NON_FINANCIAL',
  PC_N_DOP: 'PAYEE_BILLER',
  PC_N_UDOP: 'PAYEE_BILLER',
  PC_N_DDP: 'PAYEE_BILLER',
  FU_F_DFT: 'BULK_FILE',
};

export function groupOf(typeCode: string): Discriminator {
  return Object.hasOwn(groups, typeCode) ? (groups[typeCode] ?? 'PAYMENTS') : 'PAYMENTS';
}

const receiptTypes: ReadonlySet<string> = new Set([
  'Make a Payment',
  'Internal Transfer',
  'Bulk Domestic Transfer',
  'External Standing Order/Future Payment',
  'Internal Standing Order/Future Payment',
  'Third Party Payment - Adhoc',
]);
const receiptStatuses: ReadonlySet<string> = new Set(['ACCEPTED', 'FILE_PROCESSED']);

/** An e-receipt is offered by the title that the bank sends, because some of these types have no code of their own. */
export function hasEReceipt({ type, statusCode }: Pick<ActivityDetails, 'type' | 'statusCode'>): boolean {
  return receiptTypes.has(type) && receiptStatuses.has(statusCode);
}
