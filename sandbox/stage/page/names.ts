/** Whether an accessible name is the wanted one; `…` at its end stands for any rest. */
export function isNamed(name: string, wanted: string): boolean {
  return wanted.endsWith('…') ? name.startsWith(wanted.slice(0, -1)) : name === wanted;
}

/** The same as a pattern. */
export function namePattern(wanted: string): RegExp {
  const text = wanted.replace(/…$/, '').replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  return new RegExp(`^${text}${wanted.endsWith('…') ? '' : '$'}`);
}
