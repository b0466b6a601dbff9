/** A longer document was not written by hand, and would keep the bank busy. */
const mostCharacters = 200_000;
const mostParts = 20_000;
const mostLevels = 8;
const unsafe: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/** What keeps a document from being read at all, before its shape is looked at: a sentence, or undefined. */
export function tooMuch(document: unknown): string | undefined {
  let parts = 0;
  let characters = 0;
  const waiting: { readonly value: unknown; readonly level: number }[] = [{ value: document, level: 0 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, level } = next;
    parts += 1;
    if (typeof value === 'string') characters += value.length;
    if (characters > mostCharacters) return 'A description has at most 200,000 characters.';
    if (typeof value !== 'object' || value === null) continue;
    if (level === mostLevels) return `A description has at most ${mostLevels} levels.`;
    const inside = Array.isArray(value) ? value : Object.keys(value);
    parts += inside.length;
    if (parts > mostParts) return 'A description has at most 20,000 parts.';
    if (Array.isArray(value)) {
      for (const each of value) waiting.push({ value: each, level: level + 1 });
      continue;
    }
    for (const key of Object.keys(value)) {
      if (unsafe.includes(key)) return `A description has no “${key}”.`;
      characters += key.length;
      waiting.push({ value: (value as Readonly<Record<string, unknown>>)[key], level: level + 1 });
    }
  }
  return undefined;
}
