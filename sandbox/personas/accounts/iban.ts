/** The sandbox bank's place in the IBAN scheme: four letters that no real bank has, and branch 000's sort code. */
const bankCode = 'PDCK';
const sortCode = '609303';

/** The IBAN of an eight-digit account number at branch 000, with the check digits of ISO 7064 mod 97-10. */
export function ibanOf(accountNumber: string): string {
  const basic = `${bankCode}${sortCode}${accountNumber}`;
  const check = 98 - remainderBy97(`${basic}GB00`);
  return `GB${String(check).padStart(2, '0')}${basic}`;
}

/** Letters count as 10 to 35; digit by digit, so the number never outgrows what is exact. */
export function remainderBy97(text: string): number {
  let remainder = 0;
  for (const character of text) {
    for (const digit of String(Number.parseInt(character, 36))) remainder = (remainder * 10 + Number(digit)) % 97;
  }
  return remainder;
}
