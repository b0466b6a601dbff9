/** The types that online banking makes. The bank's own titles win over these. */
const titles: Readonly<Record<string, string>> = {
  CBR: 'Cheque book request',
  PBR: 'Pay-in book request',
  PC_F_SFT: 'Internal Transfer',
  IPR: 'Request international payment',
  PC_F_DFT: 'Make a Payment',
  PC_N_DOP: 'Create payee',
  PC_N_UDOP: 'Edit payee',
  PC_N_DDP: 'Delete payee',
  SIC: 'Standing instruction cancellation',
  FU_F_DFT: 'Bulk Domestic Transfer',
  VSI: 'Standing orders and direct debits',
  PTC: 'Cancel future dated transfers',
};

export function titleOfType(typeCode: string): string {
  return Object.hasOwn(titles, typeCode) ? (titles[typeCode] ?? typeCode) : typeCode;
}
