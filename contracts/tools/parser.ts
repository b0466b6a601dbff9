import { createRequire } from 'node:module';
import { bundled, firstLines, multiFile, type ToolCheck } from './tool-check.ts';

interface Parser {
  validate(path: string): Promise<unknown>;
}

/** Reads the contract with swagger-parser, which many tools are built on, and resolves every reference. */
export async function checkParser(): Promise<readonly ToolCheck[]> {
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
