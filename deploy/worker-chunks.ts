import type { CodeSplittingGroup } from 'rolldown';
import type { Plugin } from 'vite';

/** Everything a worker starts with is in a file beside its entry, so that what it loads later has no need to import the entry. */
export const workerChunkGroups: CodeSplittingGroup[] = [
  {
    name: (id, bundle) => (bundle.getModuleInfo(id)?.isEntry === true ? null : 'worker'),
    debugName: 'worker',
    tags: ['$initial'],
  },
];

/** The part of a built file that the check reads. */
export interface BuiltChunk {
  readonly fileName: string;
  readonly isEntry: boolean;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
}

/** Fails the build of a worker whose entry another file imports: WebKit evaluates the entry once more for that file. */
export function unimportedEntries(): Plugin {
  return {
    name: 'unimported-entries',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const found = importsOfEntries(chunks);
      if (found.length > 0) throw new Error(`A worker's entry must not be imported, but ${found.join(', ')}.`);
    },
  };
}

/** Each import of an entry, in words. */
export function importsOfEntries(chunks: readonly BuiltChunk[]): string[] {
  const entries = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  return chunks.flatMap(({ fileName, imports, dynamicImports }) =>
    [...imports, ...dynamicImports]
      .filter((imported) => entries.has(imported))
      .map((imported) => `${fileName} imports ${imported}`),
  );
}
