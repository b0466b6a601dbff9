const sections = ['accounts', 'payments', 'secure-mail', 'settings', 'services'];

/** The main section of a path. Statements have a path of their own. */
export function mainSectionOf(pathname: string): string | undefined {
  const first = /^\/*([^/]*)/.exec(pathname.toLowerCase())?.[1] ?? '';
  if (first === 'statements') return 'accounts';
  return sections.includes(first) ? first : undefined;
}
