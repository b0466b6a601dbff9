import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Plugin, type ResolvedConfig } from 'vite';
import { appId, drawnIds, preloadsId } from '../src/app/first-paint/drawn-page.ts';
import { buildTarget } from './browsers/served.ts';
import { english } from './english-plugin.ts';

type Drawn = Partial<Record<keyof typeof drawnIds, string>>;

type Pages = readonly (keyof typeof drawnIds)[];

/**
 * Draws pages with the app's own components at build time and puts them into the documents named here as templates, with the
 * script that shows the right one before the app arrives.
 */
export function firstPaint(
  documents: { readonly 'index.html': Pages; readonly 'login.html'?: Pages },
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
        const html = String(document.source);
        const [all, script] = await Promise.all([drawnPages(config), showingScript(config)]);
        for (const [, file = ''] of JSON.stringify(all).matchAll(/(assets\/[^"\\\s]+)/g)) {
          if (!(file in bundle)) throw new Error(`A page is drawn with ${file}, which is not in the build.`);
        }
        const scriptFile = `assets/first-paint-${createHash('sha256').update(script).digest('base64url').slice(0, 8)}.js`;
        this.emitFile({ type: 'asset', fileName: scriptFile, source: script });
        for (const [fileName, pages] of Object.entries(documents)) {
          const drawn: Drawn = Object.fromEntries(pages.map((page) => [page, all[page]]));
          const source = withDrawn(html, drawn, { script: `${config.base}${scriptFile}`, startsApp });
          if (fileName === 'index.html') document.source = source;
          else this.emitFile({ type: 'asset', fileName, source });
        }
      },
    },
  };
}

const appScript = /<script type="module" crossorigin src="[^"]+"><\/script>/;
const preloads = /<link rel="preload" .*?>\s*/g;

interface ShownBy {
  /** The address of the script that shows what is drawn. */
  readonly script: string;
  /** Whether that script asks for the app's, which can then wait until the login page is painted. */
  readonly startsApp: boolean;
}

/**
 * Templates load nothing until the script shows one. The document asks first for what it is painted with; that of login
 * leaves the fonts and the configuration to the script.
 */
export function withDrawn(html: string, drawn: Drawn, { script, startsApp }: ShownBy): string {
  const root = '<div id="root"></div>';
  if (!html.includes(root)) throw new Error(`The document has no ${root}.`);
  const templates = Object.entries(drawn).map(([page, markup]) => template(drawnIds[page as keyof Drawn], markup));
  const shown = (inside: readonly string[]) => [...inside, root, `<script src="${script}"></script>`].join('\n    ');
  if (!startsApp) return html.replace(root, () => shown(templates));

  const [app] = appScript.exec(html) ?? [];
  if (app === undefined) throw new Error('The document has no script of the app.');
  const withoutApp = html.replace(app, '');
  const { login } = drawn;
  if (login === undefined) return withoutApp.replace(root, () => shown([...templates, template(appId, app)]));
  const late = html.match(preloads) ?? [];
  const isFont = (tag: string) => tag.includes('as="font"');
  const fonts = late.filter(isFont).join('');
  const withApp = [...late.filter((tag) => !isFont(tag)), app].join('');
  templates.push(template(preloadsId, fonts), template(appId, withApp));
  return withoutApp
    .replace(preloads, '')
    .replace(/(?<=<\/title>\s*)(?=<)/, () => pictures(login).join('\n    '))
    .replace(root, () => shown(templates));
}

function template(id: string, content: string): string {
  return `<template id="${id}">${content}</template>`;
}

/** A preload of the page's picture for each theme, where that shows it, and a place for the next line. */
function pictures(markup: string): string[] {
  const [, media = '', other = '', image = ''] =
    /<picture><source media="([^"]+)" srcSet="([^"]+)"\/><img src="([^"]+)"/.exec(markup) ?? [];
  if (image === '') return [];
  const preload = (href: string, where: string) =>
    `<link rel="preload" href="${href}" as="image" media="${where}" fetchpriority="high" />`;
  return [preload(other, media), preload(image, `not all and ${media}`), ''];
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
