import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/** What a page needs before its own script runs, and what it will need soon after. */
export interface EarlyScripts {
  /** A module that starts while the page's script is still being read. */
  readonly first: string;
  /** Modules, by the end of their ids, that are fetched meanwhile with all they import. */
  readonly soon: readonly string[];
}

/** Built pages only: a server of sources has no chunks to fetch early. */
export function earlyScripts({ first, soon }: EarlyScripts): Plugin {
  let base = '';
  return {
    name: 'early-scripts',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: first, name: 'early' });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {}, chunk }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const start = holding(chunks, first);
        const awaited = soon.map((id) => holding(chunks, id));
        const loaded = withImports(chunks, chunk === undefined ? [start] : [start, chunk]);
        const preloaded = [...withImports(chunks, awaited)].filter((file) => !loaded.has(file));
        return [script(`${base}${start.fileName}`), ...preloaded.map((file) => preload(`${base}${file}`))];
      },
    },
  };
}

function script(src: string): HtmlTagDescriptor {
  return { tag: 'script', attrs: { type: 'module', crossorigin: true, src }, injectTo: 'head-prepend' };
}

function preload(href: string): HtmlTagDescriptor {
  return { tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href }, injectTo: 'head' };
}

function holding(chunks: readonly Rolldown.OutputChunk[], id: string): Rolldown.OutputChunk {
  const found = chunks.find(({ facadeModuleId, moduleIds }) =>
    [facadeModuleId ?? '', ...moduleIds].some((module) => module.endsWith(id)),
  );
  if (found === undefined) throw new Error(`The build has no module ${id}: correct the list in vite.config.ts.`);
  return found;
}

/** The names of these chunks and of all that they import, except lazily. */
function withImports(chunks: readonly Rolldown.OutputChunk[], from: readonly Rolldown.OutputChunk[]): Set<string> {
  const found = new Set<string>();
  const waiting = from.map(({ fileName }) => fileName);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    waiting.push(...(chunks.find(({ fileName }) => fileName === name)?.imports ?? []));
  }
  return found;
}
