import { createRequire } from 'node:module';
import { optionsFor } from './driver/command-line.ts';
import { checkClientGenerators } from './tools/client-generators.ts';
import { checkGenerators } from './tools/generators.ts';
import { checkBroker } from './tools/pact-broker.ts';
import { checkPrism } from './tools/prism.ts';
import { bundled, firstLines, multiFile, type ToolCheck } from './tools/tool-check.ts';

const usage = `Runs tools that other teams use over the contract: swagger-parser, openapi-typescript, orval, hey-api,
openapi-zod-client, Prism and Pact’s broker client.

  npm run contracts -- tools

The sweep does so, too. The tools are in scripts/contract-tools/package.json and are installed when they are first needed.`;

const port = 8992;

const { values } = optionsFor(usage, { options: { help: { type: 'boolean' } } });

if (values.help === true) console.log(usage);
else await run();

async function run(): Promise<void> {
  const checks = [
    ...(await checkParser()),
    ...(await checkGenerators('.cache/contract-tools')),
    ...(await checkClientGenerators()),
    ...(await checkPrism(port)),
    ...(await checkBroker()),
  ];
  for (const { tool, does, problems } of checks) {
    console.log(`${problems.length === 0 ? '✓' : '✗'} ${tool} ${does}`);
    for (const problem of problems) console.log(`    ${problem}`);
  }
  const failed = checks.filter(({ problems }) => problems.length > 0).length;
  if (failed > 0) {
    console.error(
      `\n${failed} of ${checks.length} failed. Mend the contract, or raise the tool in scripts/contract-tools/package.json.`,
    );
    process.exitCode = 1;
  }
}

interface Parser {
  validate(path: string): Promise<unknown>;
}

/** Reads the contract with swagger-parser, which many tools are built on, and resolves every reference. */
async function checkParser(): Promise<readonly ToolCheck[]> {
  const parser = createRequire(new URL('../../scripts/contract-tools/package.json', import.meta.url))(
    '@apidevtools/swagger-parser',
  ) as Parser;
  const checks: ToolCheck[] = [];
  for (const contract of [bundled, multiFile]) {
    const problems = await parser.validate(contract).then(
      () => [],
      (failure: unknown) => firstLines(failure instanceof Error ? failure.message : '', String(failure)),
    );
    checks.push({ tool: 'swagger-parser', does: `reads and validates ${contract}`, problems });
  }
  return checks;
}
