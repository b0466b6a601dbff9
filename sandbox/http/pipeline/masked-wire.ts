/** A party's id on the wire: this session's token, and of the bank's own id the last three characters. */
export function maskedParty(token: string, partyId: string) {
  return { value: token, displayValue: `***${partyId.slice(-3)}` };
}

/** Enough of a telephone number or e-mail address for its owner to know it by: the first two and last three characters. */
export function maskedContact(contact: string): string {
  const [name = '', ...domain] = contact.split('@');
  if (domain.length > 0) return `${name.slice(0, 2)}****@${domain.join('@')}`;
  return `${contact.slice(0, 2)}${'*'.repeat(Math.max(0, contact.length - 5))}${contact.slice(-3)}`;
}
