import type { Payee } from '#src/api/payees/payee.ts';
import { asId } from '#src/kernel/ids.ts';

export function payee(title: string, more: Partial<Payee> = {}): Payee {
  return {
    id: asId(`id of ${title}`),
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
    customerId: asId('A77B'),
    isActive: true,
    status: 'ACT',
    ...more,
  };
}
