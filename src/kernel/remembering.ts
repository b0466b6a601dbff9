/** The same function, which keeps its latest results, at most so many, by their text. It must be pure. */
export function remembering<Text extends string, Result>(
  most: number,
  work: (text: Text) => Result,
): (text: Text) => Result {
  const known = new Map<Text, Result>();
  return (text) => {
    if (known.has(text)) return known.get(text) as Result;
    const result = work(text);
    const [oldest] = known.keys();
    if (known.size >= most && oldest !== undefined) known.delete(oldest);
    known.set(text, result);
    return result;
  };
}
