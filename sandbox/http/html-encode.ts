/** The service encodes these in every text it answers with; its clients decode once. */
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
  '@': '&#x40;',
  '#': '&#x23;',
};

/** As these characters stand in JSON text: a quotation mark inside a text is escaped, a bare one is punctuation. */
const anySpecial = /[&<>'@#]|\\"/;
const specialOrEscaped = /[&<>'@#]|\\./g;

/**
 * A body as JSON with every text in it encoded, and the body as a reader of that JSON gets it. None of the characters is
 * JSON's own, so the text is encoded as a whole; most bodies need nothing.
 */
export function encodeBody(body: unknown): { readonly body: unknown; readonly json: string } {
  const plain = JSON.stringify(body);
  if (!anySpecial.test(plain)) return { body, json: plain };
  const json = plain.replace(specialOrEscaped, (found) => entities[found.at(-1) ?? ''] ?? found);
  return { body: JSON.parse(json), json };
}
