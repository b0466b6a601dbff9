const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** Created once for the page; again in tests. */
export function createTextDecoder() {
  /** Knows every entity; loaded with the first answer that has one besides those below. */
  let decodeAll: ((text: string) => string) | undefined;

  /** HTML-decoded once. Only complete entities are decoded, so a plain `&notes` stays. */
  function decodeText(text: string): string {
    // Skips decoding for most texts.
    if (!text.includes('&')) return text;
    if (decodeAll !== undefined) return decodeAll(text);
    return text.replace(/&(#?\w{1,32});/g, (entity, name: string) => characterOf(name) ?? entity);
  }

  /**
   * Loads the table of all entities if an answer needs it. It is too large for the first page, and the bank encodes by
   * number. Without it the rarer names stay as they are.
   */
  async function prepareToDecode(answer: string): Promise<void> {
    if (decodeAll !== undefined || !hasRarerEntity(answer)) return;
    try {
      ({ decodeHTMLStrict: decodeAll } = await import('entities/decode'));
    } catch {
      // The next answer that needs it tries again.
    }
  }

  return { decodeText, prepareToDecode };
}

export const { decodeText, prepareToDecode } = createTextDecoder();

function hasRarerEntity(text: string): boolean {
  for (const [, name = ''] of text.matchAll(/&(#?\w{1,32});/g)) if (characterOf(name) === undefined) return true;
  return false;
}

function characterOf(name: string): string | undefined {
  if (Object.hasOwn(named, name)) return named[name];
  const [, hex, decimal] = /^#(?:[xX]([\da-fA-F]{1,6})|(\d{1,7}))$/.exec(name) ?? [];
  const code = hex === undefined ? Number(decimal ?? Number.NaN) : Number.parseInt(hex, 16);
  return isPlain(code) ? String.fromCodePoint(code) : undefined;
}

/** Whether the number stands for the character itself. HTML replaces the control characters, for example. */
function isPlain(code: number): boolean {
  if (code === 0x09 || code === 0x0a) return true;
  const isControl = code < 0x20 || (code >= 0x7f && code < 0xa0);
  return !isControl && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
}
