import { fileURLToPath } from 'node:url';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { rolldown } from 'rolldown';
import type { Contract } from './contract.ts';
import { planChecks } from './validator-plan.ts';

/**
 * Compiles the contract's schemas to plain functions. The sandbox then validates without creating code at run time, which the
 * Content-Security-Policy forbids.
 */
export async function writeValidators(contract: Contract): Promise<string> {
  const plan = planChecks(contract);
  return bundle({
    'checks-of-bodies': standaloneCode(plan.bodies.ajv, Object.fromEntries(plan.bodies.names)),
    'checks-of-texts': standaloneCode(plan.texts.ajv, Object.fromEntries(plan.texts.names)),
    entry: `import { createValidators } from ${JSON.stringify(runtimePath)};
import * as bodies from 'checks-of-bodies';
import * as texts from 'checks-of-texts';
const numbers = ${JSON.stringify(plan.numbers)};
export const validators = createValidators(${JSON.stringify(plan.operations)}, { bodies, texts, numbers });
`,
  });
}

const runtimePath = fileURLToPath(new URL('./validator-runtime.ts', import.meta.url));

/** One module without imports; Ajv's output would import its own run-time files. */
async function bundle(modules: Readonly<Record<string, string>>): Promise<string> {
  const build = await rolldown({
    input: 'entry',
    platform: 'browser',
    logLevel: 'warn',
    plugins: [
      {
        name: 'compiled-checks',
        resolveId: (id) => (id in modules ? { id: `\0${id}`, moduleSideEffects: false } : null),
        load: (id) => (id.startsWith('\0') ? (modules[id.slice(1)] ?? null) : null),
        // Ajv's run-time files contain the text of a `require`, which never runs.
        transform: (code, id) => (id.includes('/ajv/dist/runtime/') ? code.replace(/^\w+\.code = .*$/m, '') : null),
      },
    ],
  });
  const { output } = await build.generate({
    format: 'esm',
    comments: false,
    minify: { mangle: false, compress: true },
  });
  await build.close();
  return `// Made from openapi/ by openapi/generate.ts. Change the contract instead.\n${output[0].code}`;
}

export const validatorDeclarations = `// Made from openapi/ by openapi/generate.ts. Change the contract instead.
import type { OperationId } from './operations.generated.ts';

/** One way in which a request or an answer breaks the contract. */
export interface Breach {
  /** JSON pointer from the request or answer: \`/body/accounts/0/id\`, \`/headers/x-nonce\`, \`/status\`. */
  readonly where: string;
  readonly rule: string;
  readonly message: string;
}

/** Header names in lower case, as \`Headers\` gives them. The body is parsed: JSON, or a form's fields. */
export interface RequestParts {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export interface AnswerParts {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export interface OperationValidator {
  request(input: RequestParts): Breach[];
  answer(input: AnswerParts): Breach[];
}

export declare const validators: Readonly<Record<OperationId, OperationValidator>>;
`;
