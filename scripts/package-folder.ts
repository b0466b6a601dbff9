import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type InputOptions, type OutputOptions, rolldown } from 'rolldown';
import { lineOf, packageOf, type ShippedPackage, writeNotices } from '../deploy/notices.ts';
import { billOfMaterials, billOfPackage } from '../deploy/release/bill-of-materials.ts';

/** The version of the project, and of each package that comes out of it. */
export const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

/** An empty folder for the contents of a package. */
export function stageFor(name: string): string {
  const stage = join('.cache', name);
  rmSync(stage, { recursive: true, force: true });
  mkdirSync(stage, { recursive: true });
  return stage;
}

/** Replaces each text by another in what is bundled, so that paths and commands are those of the package. */
export type Places = readonly (readonly [from: string, to: string])[];

export function placed(code: string, places: Places): string {
  return places.reduce((text, [from, to]) => text.replaceAll(from, to), code);
}

/** Bundles modules for Node, as ES modules in one folder. @returns the packages with code in them. */
export async function bundle(
  input: InputOptions,
  output: OutputOptions,
  places: Places = [],
): Promise<readonly ShippedPackage[]> {
  const plugins = [
    { name: 'places-in-the-package', transform: (code: string) => placed(code, places) },
    ...[input.plugins ?? []].flat(),
  ];
  const build = await rolldown({ platform: 'node', logLevel: 'warn', ...input, plugins });
  const written = await build.write({
    format: 'esm',
    chunkFileNames: '[name]-[hash].js',
    // Old paths must not lead into a machine’s folders.
    sourcemap: false,
    ...output,
  });
  await build.close();
  const modules = written.output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
  return modules.flatMap((id) => packageOf(id) ?? []);
}

export interface Contents {
  readonly stage: string;
  /** The fields of its package.json, without what every package has. */
  readonly manifest: { readonly name: string; readonly files: readonly string[] } & Readonly<Record<string, unknown>>;
  /** The README, in which VERSION stands for the version. */
  readonly readme: string;
  /** What it carries of others. */
  readonly packages: readonly ShippedPackage[];
  /** The notices of built sites in it. */
  readonly siteNotices?: string;
}

let wholeBill: string | undefined;

/** Adds manifest, README, notices and bill of materials to a stage, and makes `<name>-<version>.tgz` of it. @returns its path. */
export function packFolder(contents: Contents, target: string): string {
  const { stage, manifest, readme, packages, siteNotices = '' } = contents;
  const { name, files, ...more } = manifest;
  const whole = {
    name,
    version,
    license: 'UNLICENSED',
    type: 'module',
    files: [...files, 'notices.txt', 'sbom.cdx.json'],
    ...more,
  };
  writeFileSync(join(stage, 'package.json'), `${JSON.stringify(whole, undefined, 2)}\n`);
  writeFileSync(join(stage, 'README.md'), readFileSync(readme, 'utf8').replaceAll('VERSION', version));
  writeFileSync(join(stage, 'notices.txt'), writeNotices(packages));
  wholeBill ??= billOfMaterials('all');
  const lines = [...packages.map(lineOf), ...siteNotices.split('\n')];
  writeFileSync(join(stage, 'sbom.cdx.json'), billOfPackage(wholeBill, name, lines));
  mkdirSync(target, { recursive: true });
  const args = ['pack', `./${stage}`, '--pack-destination', target, '--silent', '--ignore-scripts'];
  const file = execFileSync('npm', args, { encoding: 'utf8', shell: process.platform === 'win32' }).trim();
  return join(target, file);
}
