/** The changes of one version in CHANGELOG.md; undefined where it has none. */
export function changesOf(version: string, changelog: string): string | undefined {
  const sections = changelog.split(/^## /m).slice(1);
  const [heading = '', ...lines] = sections.find((section) => section.split('\n')[0] === version)?.split('\n') ?? [];
  const text = lines.join('\n').trim();
  return heading === '' || text === '' ? undefined : text;
}
