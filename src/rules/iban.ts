/** Whether the check digits are right (ISO 13616, ISO 7064 mod 97-10). Spaces are allowed. */
export function isIban(text: string): boolean {
  const iban = withoutSpaces(text);
  return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban) && remainderBy97(iban.slice(4) + iban.slice(0, 4)) === 1;
}

/** Printed in groups of four: `GB47 PADD 6093 0322 3456 78`. */
export function ibanText(text: string): string {
  return withoutSpaces(text).replace(/.{4}(?=.)/g, '$& ');
}

function withoutSpaces(text: string): string {
  return text.replace(/\s/g, '').toUpperCase();
}

/** Letters count as 10 to 35. Digit by digit, so the number stays exact. */
function remainderBy97(text: string): number {
  return [...text].reduce((remainder, character) => {
    const value = Number.parseInt(character, 36);
    return (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);
}
