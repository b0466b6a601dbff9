/** What people call each type of what online banking makes: several of it, and one. In the order of the list: money first. */
const names: Readonly<Record<string, readonly [many: string, one: string]>> = {
  PC_F_DFT: ['Payments made', 'Payment'],
  PC_F_SFT: ['Transfers between your accounts', 'Transfer'],
  FU_F_DFT: ['Payment files uploaded', 'Payment file'],
  VSI: ['Payments set up for later or to repeat', 'Payment set up for later or to repeat'],
  PTC: ['Scheduled payments cancelled', 'Cancellation of a scheduled payment'],
  SIC: ['Standing orders stopped', 'Stop of a standing order'],
  IPR: ['Payments abroad requested', 'Request for a payment abroad'],
  PC_N_DOP: ['Payees added', 'New payee'],
  PC_N_UDOP: ['Payees changed', 'Change of payee'],
  PC_N_DDP: ['Payees deleted', 'Deletion of a payee'],
  CBR: ['Cheque books ordered', 'Cheque book'],
  PBR: ['Pay-in books ordered', 'Pay-in book'],
};

export const typesInOrder = Object.keys(names);

/** Undefined for a type that only the bank has a name for. */
export function nameOfType(type: string): string | undefined {
  return namesOf(type)?.[0];
}

/** What one of the type is called. */
export function nameOfOne(type: string): string | undefined {
  return namesOf(type)?.[1];
}

function namesOf(type: string) {
  return Object.hasOwn(names, type) ? names[type] : undefined;
}
