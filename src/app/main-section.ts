const sections = ['accounts', 'payments', 'secure-mail', 'settings', 'services'];

/** The main section that an address within the app lies in; statements are shown under an address of their own. */
export function mainSectionOf(pathname: string): string | undefined {
  const first = /^\/*([^/]*)/.exec(pathname.toLowerCase())?.[1] ?? '';
  if (first === 'statements') return 'accounts';
  return sections.includes(first) ? first : undefined;
}
