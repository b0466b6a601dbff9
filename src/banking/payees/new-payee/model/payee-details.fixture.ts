import type { VerificationReport } from '#src/api/payees/payee.ts';
import { asId } from '#src/kernel/ids.ts';
import type { PayeeDetails } from './payee-check-state.ts';

export function payeeDetails(more: Partial<PayeeDetails> = {}): PayeeDetails {
  return {
    party: asId('A77B'),
    accountType: 'Personal',
    name: 'T Ashdown',
    accountNumber: '20418836',
    sortCode: '601122',
    bankName: 'Tannery Bank',
    reference: '',
    ...more,
  };
}

export function report(more: Partial<VerificationReport> = {}): VerificationReport {
  return { enabled: true, matched: 'Y', ...more };
}
