import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';

/** Written by commands from other sources. */
const generated = ['openapi/ASSUMPTIONS.md', 'openapi/CHANGELOG.md'];

/** What commands make, packages give or rules forbid, and a clone does not have. */
const absent =
  /^(dist|dist-sandbox|dist-release|dist-packages|test-results|node_modules|\.cache|site|sandbox-site|nginx|contract|pacts|assets|paddock)\b|^(sbom(-\w+)?\.cdx\.json|release\.json|index\.ts|coverage\.json|inter\.woff2|newsreader\.woff2)$/;

const file = /\.(ts|tsx|mjs|js|json|yaml|md|css|conf|template|txt|java|woff2?)$/;

/** The project's own Markdown files. */
export const documents: readonly string[] = filesOf('*.md').filter((path) => !generated.includes(path));

export function filesOf(...patterns: readonly string[]): readonly string[] {
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns];
  return execFileSync('git', listed, { encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '' && existsSync(path));
}

const everyFile = filesOf('.');

export const textOf = (document: string) => readFileSync(document, 'utf8');

/** The text without code. */
export function proseOf(document: string): string {
  return (
    textOf(document)
      .replace(/^```[\s\S]*?^```/gm, '')
      .replace(/`[^`\n]+`/g, '…')
      // The old name of a state of the pacts.
      .replace('customer {persona} has logged off', '…')
  );
}

/** Code spans that name files or folders of the project. */
export function pathsNamedIn(document: string): readonly string[] {
  const spans = [
    ...textOf(document)
      .replace(/^```[\s\S]*?^```/gm, '')
      .matchAll(/`([^`\n]+)`/g),
  ];
  return spans
    .map(([, span = '']) => span)
    .filter((span) => /^\.?[\w*][\w./@*-]*$/.test(span) && (file.test(span) || /^\.?[\w-]+\/[\w./-]*$/.test(span)))
    .filter((span) => /[a-z]/.test(span) && !/\.generated\./.test(span) && !absent.test(span));
}

/** Whether a path exists from the root, or below the document’s folder. A single name may be anywhere. */
export function isThere(path: string, document: string): boolean {
  if (existsSync(path)) return true;
  const folder = dirname(document) === '.' ? '' : `${dirname(document)}/`;
  if (path.includes('*'))
    return everyFile.some((one) => matchesGlob(one, path) || matchesGlob(one, `${folder}**/${path}`));
  const isSingle = !path.replace(/\/$/, '').includes('/');
  return everyFile
    .filter((one) => isSingle || one.startsWith(folder))
    .some((one) =>
      path.endsWith('/') ? one.includes(`/${path}`) : one.endsWith(`/${path}`) || one.includes(`/${path}/`),
    );
}

/** Links to files and headings of the project. */
export function linksIn(document: string): readonly { readonly path: string; readonly heading: string | undefined }[] {
  return [...textOf(document).matchAll(/\]\((?!https?:)([^)\s]*)\)/g)].map(([, target = '']) => {
    const [path = '', heading] = target.split('#');
    return { path: path === '' ? document : join(dirname(document), path), heading };
  });
}

/** The anchors of a document's headings, as GitHub makes them. */
export function headingsOf(document: string): readonly string[] {
  return [...textOf(document).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );
}

/** The arrows of a Mermaid flowchart: from each node to those it points at. */
export function arrowsOf(document: string): ReadonlyMap<string, readonly string[]> {
  const lines = [...textOf(document).matchAll(/^ {2}(\w+\/[\w/]+) --> ([\w/]+(?: & [\w/]+)*)$/gm)];
  return new Map(lines.map(([, from = '', to = '']) => [from, to.split(' & ').sort()]));
}
