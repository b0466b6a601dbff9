/** Each item with a key of its own: two holds of one shop may settle at the same moment. */
export function withKeys<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
): (Item & { readonly key: string })[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const text = textOf(item);
    const before = seen.get(text) ?? 0;
    seen.set(text, before + 1);
    return { ...item, key: `${text} ${before}` };
  });
}
