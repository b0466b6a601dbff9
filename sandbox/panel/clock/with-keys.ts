import type { DueItem } from '#sandbox/control/queries/control-due.ts';

/** Each item with a key of its own: two holds of one shop may settle at the same moment. */
export function withKeys(due: readonly DueItem[]): (DueItem & { readonly key: string })[] {
  const seen = new Map<string, number>();
  return due.map((item) => {
    const text = `${item.at} ${item.kind} ${item.what}`;
    const before = seen.get(text) ?? 0;
    seen.set(text, before + 1);
    return { ...item, key: `${text} ${before}` };
  });
}
