/** Without letters and digits that are easily mistaken for each other. */
const characters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** `IPR-7K2M9QXA`: names one request in the outbox. Nobody can guess it, and two are never the same in practice. */
export function newRequestReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return `IPR-${[...bytes].map((byte) => characters[byte % characters.length]).join('')}`;
}
