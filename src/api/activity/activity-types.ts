import type { components } from '#src/api/schema.generated.d.ts';
import type { ActivityDetails } from './activity.ts';

type Discriminator = components['schemas']['Discriminator'];

/** The types that online banking makes, with the group each is searched in. The bank's own titles win over these. */
const types: Readonly<Record<string, { readonly title: string; readonly group: Discriminator }>> = {
  CBR: { title: 'Cheque book request', group: 'ACCOUNT_NON_FINANCIAL' },
  PBR: { title: 'Pay-in book request', group: 'ACCOUNT_NON_FINANCIAL' },
  PC_F_SFT: { title: 'Internal Transfer', group: 'PAYMENTS' },
  IPR: { title: 'Request international payment', group: 'PAYMENTS' },
  PC_F_DFT: { title: 'Make a Payment', group: 'PAYMENTS' },
  PC_N_DOP: { title: 'Create payee', group: 'PAYEE_BILLER' },
  PC_N_UDOP: { title: 'Edit payee', group: 'PAYEE_BILLER' },
  PC_N_DDP: { title: 'Delete payee', group: 'PAYEE_BILLER' },
  SIC: { title: 'Standing instruction cancellation', group: 'PAYMENTS' },
  FU_F_DFT: { title: 'Bulk Domestic Transfer', group: 'BULK_FILE' },
  VSI: { title: 'Standing orders and direct debits', group: 'PAYMENTS' },
  PTC: { title: 'Cancel future dated transfers', group: 'PAYMENTS' },
};

/** Types unknown to the app are payments, most likely. */
export function groupOf(typeCode: string): Discriminator {
  return Object.hasOwn(types, typeCode) ? (types[typeCode]?.group ?? 'PAYMENTS') : 'PAYMENTS';
}

export function titleOfType(typeCode: string): string {
  return Object.hasOwn(types, typeCode) ? (types[typeCode]?.title ?? typeCode) : typeCode;
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
