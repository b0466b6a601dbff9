import type { Plugin } from 'vite';

const widgets = /[/\\]node_modules[/\\](?:react-aria|react-stately|react-aria-components)[/\\]/;
const otherLanguage = /[/\\](?!en-)[a-z]{2}-[A-Z]{2}\.m?js$/;
const nothing = '\0no-other-language';

/**
 * Leaves out what widgets say in other languages, several KiB of a page. The package that does the same, by the makers of the
 * widgets, names no licence. `src/ui/text/english.tsx` has them speak English.
 */
export function english(): Plugin {
  return {
    name: 'english-only',
    enforce: 'pre',
    resolveId: {
      filter: { id: otherLanguage },
      handler: (id, importer) => (isLeftOut(id, importer) ? nothing : null),
    },
    load: {
      filter: { id: /^\0no-other-language$/ },
      handler: () => 'export default undefined;',
    },
  };
}

export function isLeftOut(id: string, importer: string | undefined): boolean {
  return importer !== undefined && widgets.test(importer) && otherLanguage.test(id);
}
