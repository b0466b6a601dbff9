import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package with code in the shipped files. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  readonly folder: string;
}

export const noticesFile = 'public/notices.txt';
const fontsLicence = 'src/ui/fonts/OFL.txt';

/** The package of a bundled module; undefined for the project's own. */
export function packageOf(moduleId: string): ShippedPackage | undefined {
  const [, folder] = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(moduleId.replaceAll('\\', '/')) ?? [];
  if (folder === undefined) return undefined;
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { name, version, folder };
}

/** The dependencies in package.json. Some ship no code themselves. */
export function directDependencies(): readonly ShippedPackage[] {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
  return Object.keys(dependencies).flatMap((name) => packageOf(`${process.cwd()}/node_modules/${name}/`) ?? []);
}

/** A package's line in the notices. */
export function lineOf({ name, version }: Pick<ShippedPackage, 'name' | 'version'>): string {
  return `${name} ${version}`;
}

/** The lines of packages that the notices lack. */
export function missingIn(notices: string, packages: Iterable<ShippedPackage>): readonly string[] {
  const lines = new Set(notices.split('\n'));
  return [...new Set([...packages].map(lineOf))].filter((line) => !lines.has(line)).sort();
}

/** The notices for the site: each licence once, under the names of its packages. */
export function writeNotices(packages: Iterable<ShippedPackage>): string {
  const byLicence = new Map<string, Set<string>>();
  for (const shipped of packages) {
    const text = licenceOf(shipped);
    byLicence.set(text, (byLicence.get(text) ?? new Set()).add(lineOf(shipped)));
  }
  const entries = [...byLicence].map(([text, lines]) => ({ lines: [...lines].sort(), text }));
  entries.sort((one, other) => ((one.lines[0] ?? '') < (other.lines[0] ?? '') ? -1 : 1));
  const fonts = {
    lines: ['Fonts: Inter and Newsreader, cut to the characters that are used'],
    text: tidied(readFileSync(fontsLicence, 'utf8')),
  };
  return [
    'Software and fonts by others that this site, or its sandbox, is made with, and the licences they come under.\n',
    ...[fonts, ...entries].map(
      ({ lines, text }) => `${'='.repeat(80)}\n${lines.join('\n')}\n${'-'.repeat(80)}\n${text}\n`,
    ),
  ].join('\n');
}

/** @throws Error for a package without a licence. */
function licenceOf({ name, folder }: ShippedPackage): string {
  const files = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
    .sort();
  if (files.length > 0) return tidied(files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n'));
  const { license, author, contributors } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (license !== 'MIT') throw new Error(`${name} comes without the text of its licence (${license}): add it by hand.`);
  return mitLicence(nameOf(author ?? contributors?.[0]) ?? `the authors of ${name}`);
}

function nameOf(person: unknown): string | undefined {
  const name = typeof person === 'string' ? person : (person as { readonly name?: string } | undefined)?.name;
  return name?.trim() || undefined;
}

function tidied(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replace(/[ \t]+$/gm, '')
    .trim();
}

/** For packages that give the licence's name but not its text. */
function mitLicence(holder: string): string {
  return `MIT License

Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.`;
}
