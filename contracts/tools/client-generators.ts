import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { bundled, compiled, problemsOf, type ToolCheck, toolPath } from './tool-check.ts';

interface Generator {
  readonly tool: string;
  readonly program: string;
  readonly args: (client: string) => readonly string[];
}

/** Beside the tools’ own packages, which their clients import. */
export const clientFolder = 'scripts/contract-tools/.cache';

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

/** Generates a client with each, and compiles it strictly. */
export async function checkClientGenerators(): Promise<readonly ToolCheck[]> {
  await rm(clientFolder, { recursive: true, force: true });
  const checks: ToolCheck[] = [];
  for (const { tool, program, args } of generators) {
    const client = join(clientFolder, tool);
    await mkdir(client, { recursive: true });
    const problems = await problemsOf(toolPath(program), args(client));
    checks.push({
      tool,
      does: `generates a client from ${bundled}, which compiles`,
      problems: problems.length > 0 ? problems : await compiled(join(client, 'index.ts')),
    });
  }
  return checks;
}
