import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import {
  bundled,
  compilerProblems,
  multiFile,
  ownToolPath,
  problemsOf,
  type ToolCheck,
  toolPath,
} from './tool-check.ts';

/** Generates clients with orval and types with openapi-typescript, and compiles each strictly. */
export async function checkGenerators(folder: string): Promise<readonly ToolCheck[]> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const checks: ToolCheck[] = [];
  for (const [name, contract] of [
    ['bundled', bundled],
    ['multi-file', multiFile],
  ] as const) {
    for (const client of ['fetch', 'zod'] as const) {
      const file = resolve(folder, `orval-${client}-${name}.ts`);
      const does = `generates a ${client === 'zod' ? 'set of zod schemas' : 'client'} from ${contract}, which compiles`;
      const config = await writeConfig(join(folder, `orval-${client}-${name}.mjs`), { contract, client, file });
      const problems = await problemsOf(toolPath('orval/dist/bin/orval.mjs'), ['--config', config]);
      checks.push({ tool: 'orval', does, problems: problems.length > 0 ? problems : await compilerProblems(file) });
    }
    const types = resolve(folder, `types-${name}.ts`);
    const problems = await problemsOf(ownToolPath('openapi-typescript/bin/cli.js'), [contract, '-o', types]);
    checks.push({
      tool: 'openapi-typescript',
      does: `generates types from ${contract}, which compile`,
      problems: problems.length > 0 ? problems : await compilerProblems(types),
    });
  }
  return checks;
}

async function writeConfig(
  path: string,
  { contract, client, file }: { readonly contract: string; readonly client: string; readonly file: string },
): Promise<string> {
  const config = {
    digx: {
      // Its own files only, which orval asks to be told.
      input: { target: resolve(contract), parserOptions: { externalRefs: { allow: ['*'] } } },
      output: { target: file, client, mode: 'single', clean: false },
    },
  };
  await writeFile(path, `export default ${JSON.stringify(config, undefined, 2)};\n`);
  return resolve(path);
}
