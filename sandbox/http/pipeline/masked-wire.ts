/** A party on the wire: the session's token, and the last three characters of the bank's id. */
export function maskedParty(token: string, partyId: string) {
  return { value: token, displayValue: `***${partyId.slice(-3)}` };
}

/** The first two and last three characters of a telephone number or e-mail address. */
export function maskedContact(contact: string): string {
  const [name = '', ...domain] = contact.split('@');
  if (domain.length > 0) return `${name.slice(0, 2)}****@${domain.join('@')}`;
  return `${contact.slice(0, 2)}${'*'.repeat(Math.max(0, contact.length - 5))}${contact.slice(-3)}`;
}
