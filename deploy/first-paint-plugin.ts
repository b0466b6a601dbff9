import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Plugin, type ResolvedConfig } from 'vite';
import { appId, drawnIds } from '../src/app/first-paint/drawn-page.ts';
import { buildTarget } from './browsers/served.ts';
import { english } from './english-plugin.ts';

type Drawn = Partial<Record<keyof typeof drawnIds, string>>;

/**
 * Draws pages with the app's own components at build time and puts them into the document as templates, with the script that
 * shows the right one before the app arrives.
 */
export function firstPaint(
  pages: readonly (keyof typeof drawnIds)[],
  { startsApp }: Pick<ShownBy, 'startsApp'>,
): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'first-paint',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const document = bundle['index.html'];
        if (document?.type !== 'asset') throw new Error('There is no document to draw pages into.');
        const [all, script] = await Promise.all([drawnPages(config), showingScript(config)]);
        const drawn: Drawn = Object.fromEntries(pages.map((page) => [page, all[page]]));
        for (const [, file = ''] of JSON.stringify(drawn).matchAll(/(assets\/[^"\\\s]+)/g)) {
          if (!(file in bundle)) throw new Error(`A page is drawn with ${file}, which is not in the build.`);
        }
        const fileName = `assets/first-paint-${createHash('sha256').update(script).digest('base64url').slice(0, 8)}.js`;
        this.emitFile({ type: 'asset', fileName, source: script });
        const shownBy = { script: `${config.base}${fileName}`, startsApp };
        document.source = withDrawn(String(document.source), drawn, shownBy);
      },
    },
  };
}

const appScript = /<script type="module" crossorigin src="[^"]+"><\/script>/;

interface ShownBy {
  /** The address of the script that shows what is drawn. */
  readonly script: string;
  /** Whether that script asks for the app's, which can then wait until the login page is painted. */
  readonly startsApp: boolean;
}

/** Templates load nothing until the script shows one, so that a customer's page does not fetch the login page's picture. */
export function withDrawn(html: string, drawn: Drawn, { script, startsApp }: ShownBy): string {
  const root = '<div id="root"></div>';
  if (!html.includes(root)) throw new Error(`The document has no ${root}.`);
  const [tag] = (startsApp && appScript.exec(html)) || [];
  if (startsApp && tag === undefined) throw new Error('The document has no script of the app.');
  const contents = Object.entries(drawn).map(([page, markup]) => [drawnIds[page as keyof Drawn], markup]);
  if (tag !== undefined) contents.push([appId, tag]);
  const templates = contents.map(([id, content]) => `<template id="${id}">${content}</template>`);
  return html
    .replace(tag ?? '', '')
    .replace(root, () => [...templates, root, `<script src="${script}"></script>`].join('\n    '));
}

/** Class names and files are named by their content, so they are the same as in the build of the app. */
async function drawnPages(config: ResolvedConfig): Promise<Required<Drawn>> {
  const outDir = mkdtempSync(join(tmpdir(), 'paddock-drawn-'));
  try {
    await build({
      ...alike(config),
      build: {
        ssr: 'src/app/first-paint/draw-pages.tsx',
        outDir,
        assetsInlineLimit: 0,
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { output: { entryFileNames: 'draw-pages.mjs', codeSplitting: false } },
      },
      // In one file: what it needs is not installed beside it.
      ssr: { noExternal: true },
    });
    const { drawPages } = (await import(pathToFileURL(join(outDir, 'draw-pages.mjs')).href)) as {
      drawPages(): Required<Drawn>;
    };
    return drawPages();
  } finally {
    rmSync(outDir, { recursive: true });
  }
}

async function showingScript(config: ResolvedConfig): Promise<string> {
  const built = await build({
    ...alike(config),
    build: {
      write: false,
      target: buildTarget,
      modulePreload: false,
      copyPublicDir: false,
      lib: { entry: 'src/app/first-paint/show-drawn.ts', formats: ['iife'], name: 'firstPaint' },
    },
  });
  const [script] = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  if (script?.type !== 'chunk') throw new Error('The script that shows what is drawn was not built.');
  return script.code;
}

function alike({ base, mode, root, env }: ResolvedConfig): InlineConfig {
  return {
    base,
    mode,
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), english()],
    define: { 'import.meta.env.PADDOCK_BUILD': JSON.stringify(env.PADDOCK_BUILD ?? '') },
  };
}
