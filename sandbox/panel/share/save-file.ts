/** Offers a text as a download. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has begun by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** `paddock-bug-2026-03-02-0930.json`, by the bank's time. */
export function fileName(kind: 'moment' | 'bug' | 'calls', at: string, ending: 'json' | 'har'): string {
  return `paddock-${kind}-${at.slice(0, 10)}-${at.slice(11, 16).replace(':', '')}.${ending}`;
}
