import { copyFile, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startNodeHost } from '#sandbox/hosts/node.ts';
import { bundled, compilerProblems, problemsOf, type ToolCheck, toolPath } from './tool-check.ts';

interface Generator {
  readonly tool: string;
  readonly program: string;
  readonly args: (client: string) => readonly string[];
}

const tools = 'scripts/contract-tools';
/** Beside the tools’ own packages, which their clients import. */
const clients = `${tools}/.cache`;

const generators: readonly Generator[] = [
  {
    tool: 'hey-api',
    program: '@hey-api/openapi-ts/bin/run.js',
    args: (client) => ['-i', `./${bundled}`, '-o', client, '-c', '@hey-api/client-fetch'],
  },
  {
    tool: 'openapi-zod-client',
    program: 'openapi-zod-client/bin.js',
    args: (client) => [bundled, '-o', join(client, 'index.ts'), '--with-alias', '--export-schemas'],
  },
];

/** Generates a client with each, compiles a customer’s payment with it, as strictly as can be, and pays at the bank. */
export async function checkClientGenerators(): Promise<readonly ToolCheck[]> {
  await rm(clients, { recursive: true, force: true });
  const host = await startNodeHost({ port: 0, settings: {} });
  const checks: ToolCheck[] = [];
  try {
    for (const { tool, program, args } of generators) {
      const client = join(clients, tool);
      await mkdir(client, { recursive: true });
      const generated = await problemsOf(toolPath(program), args(client));
      const compiled = generated.length > 0 ? generated : await compiledWithJourney(tool, client);
      checks.push({ tool, does: `generates a client from ${bundled}, which compiles`, problems: compiled });
      if (compiled.length > 0) continue;
      const journey = join(client, 'compiled', 'journey.js');
      const problems = await problemsOf(journey, [`http://127.0.0.1:${host.port}`]);
      checks.push({ tool, does: 'logs in, lists accounts and payees, and pays with that client', problems });
    }
  } finally {
    await host.close();
  }
  return checks;
}

async function compiledWithJourney(tool: string, client: string): Promise<readonly string[]> {
  await copyFile(`${tools}/journeys/${tool}.ts`, join(client, 'journey.ts'));
  await copyFile(`${tools}/journeys/visit.ts`, join(client, 'visit.ts'));
  const out = ['--outDir', join(client, 'compiled'), '--module', 'commonjs', '--moduleResolution', 'node10'];
  return compilerProblems(join(client, 'journey.ts'), [
    ...out,
    '--esModuleInterop',
    '--rewriteRelativeImportExtensions',
  ]);
}
