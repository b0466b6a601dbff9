import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { listMeta, type SiteFiles } from './site-files.ts';

const workerFile = 'mockServiceWorker.js';

/** Lets the sandbox site open without a network: MSW's worker serves the files that the page has kept, from a list made here. */
export function offlineSite(): Plugin[] {
  return [workerBeforeMsw(), listOfFiles()];
}

function workerBeforeMsw(): Plugin {
  const ours = readFileSync(join(import.meta.dirname, 'service-worker.js'), 'utf8');
  return {
    name: 'worker-before-msw',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle[workerFile];
        if (worker?.type === 'asset') worker.source = `${ours}${worker.source}`;
      },
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0]?.endsWith(`/${workerFile}`) === true) {
          const end = response.end.bind(response) as (text: string) => typeof response;
          response.end = ((script: string) => end(`${ours}${script}`)) as typeof response.end;
        }
        next();
      });
    },
  };
}

/** Written last, when every file is as it will be served. Its own name, which the page holds, stands for the build. */
function listOfFiles(): Plugin {
  let folder = '';
  return {
    name: 'list-of-files',
    apply: 'build',
    configResolved({ root, build }) {
      folder = join(root, build.outDir);
    },
    closeBundle() {
      const page = join(folder, 'index.html');
      if (!existsSync(page)) return;
      const html = readFileSync(page, 'utf8');
      // A build that failed leaves the page of the one before.
      if (html.includes(listMeta)) return;
      const files = listFiles(folder);
      const digest = createHash('sha256').update(html).update(JSON.stringify(files)).digest('hex').slice(0, 12);
      const list = `site-files.${digest}.json`;
      writeFileSync(join(folder, list), JSON.stringify(files));
      // By a name that every build has, for service-worker.js.
      writeFileSync(join(folder, 'site-files.json'), JSON.stringify({ list }));
      writeFileSync(page, html.replace('</title>', `</title>\n    <meta name="${listMeta}" content="${list}" />`));
    },
  };
}

/** All but the page, the worker, and the configuration, which may change without a build. */
function listFiles(folder: string): SiteFiles {
  const others = ['index.html', workerFile, 'config.json'];
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((file) =>
      join(file.parentPath, file.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => !others.includes(path) && !/^site-files\.|^contract\/|\.(?:map|br|gz)$/.test(path))
    .sort();
  const digestOf = (path: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, path)))
      .digest('base64');
  return Object.fromEntries(paths.map((path) => [path, `sha256-${digestOf(path)}`]));
}
