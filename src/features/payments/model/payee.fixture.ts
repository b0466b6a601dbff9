import type { NewPayee } from '#src/api/payees/add-payee.ts';
import type { Payee } from '#src/api/payees/payee.ts';
import { asId, type PartyId } from '#src/kernel/ids.ts';

/** An existing payee, with the given fields replaced. */
export function payee(given: Partial<Payee> = {}): Payee {
  return {
    id: asId('saddler'),
    groupId: 'group',
    creatorId: 'user',
    title: 'Ascot Saddlery Limited',
    accountNumber: '31000010',
    sortCode: '204577',
    lastReference: '',
    reference: 'Tack',
    payeeReference: '',
    bankName: 'Cinder & Vale Bank',
    address: '',
    city: '',
    country: '',
    customerId: asId('party'),
    status: 'ACT',
    isActive: true,
    ...given,
  };
}

export const newPayee: NewPayee & { readonly party: PartyId } = {
  party: asId('party'),
  accountType: 'Business',
  name: 'Harrowdale Hay & Straw',
  accountNumber: '66120853',
  sortCode: '309174',
  bankName: 'Tannery Bank',
  reference: '',
  report: { enabled: true, matched: 'Y' },
};
