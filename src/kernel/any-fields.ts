// Apart from the other readers, so that the first page loads no library of dates.

export type AnyFields = Readonly<Record<string, unknown>>;

/** Reads what no contract describes: history state, and fields that services send beside it. Empty for anything but an object. */
export function anyFieldsOf(value: unknown): AnyFields {
  return areFields(value) ? value : {};
}

export function areFields(value: unknown): value is AnyFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** As it is written, where it cannot be decoded. */
export function decodedText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
