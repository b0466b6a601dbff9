import type { Payee } from '#src/api/payees/payee.ts';
import type { PartyId, PayeeId } from '#src/kernel/ids.ts';

export function payee(title: string, more: Partial<Payee> = {}): Payee {
  return {
    id: `id of ${title}` as PayeeId,
    groupId: 'G1',
    creatorId: 'private-customer',
    title,
    accountNumber: '20418836',
    sortCode: '601122',
    lastReference: '',
    reference: '',
    payeeReference: '',
    bankName: 'Tannery Bank',
    address: '',
    city: '',
    country: '',
    customerId: 'A77B' as PartyId,
    isActive: true,
    status: 'ACT',
    ...more,
  };
}
