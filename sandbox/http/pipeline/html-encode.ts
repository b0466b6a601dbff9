/** The service encodes these in every string of an answer; its clients decode once. */
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
  '@': '&#x40;',
  '#': '&#x23;',
};
const anySpecial = /[&<>"'@#]/;
const everySpecial = /[&<>"'@#]/g;

/**
 * Encodes every string of a body. Unchanged parts are returned as they are: this runs over every answer, so it hardly
 * copies and never changes its input.
 */
export function encodeTexts(value: unknown): unknown {
  if (typeof value === 'string') {
    return anySpecial.test(value) ? value.replace(everySpecial, (found) => entities[found] ?? found) : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return encodeList(value);
  let copy: Record<string, unknown> | undefined;
  const parts = value as Readonly<Record<string, unknown>>;
  // Unlike `Object.keys`, makes no list of the names.
  for (const key in parts) {
    const encoded = encodeTexts(parts[key]);
    if (encoded === parts[key]) continue;
    copy ??= { ...parts };
    copy[key] = encoded;
  }
  return copy ?? value;
}

/** A loop, because an answer may hold thousands of lines and only a few need encoding. */
function encodeList(list: readonly unknown[]): unknown {
  let copy: unknown[] | undefined;
  for (let place = 0; place < list.length; place += 1) {
    const encoded = encodeTexts(list[place]);
    if (encoded === list[place]) continue;
    copy ??= [...list];
    copy[place] = encoded;
  }
  return copy ?? list;
}
