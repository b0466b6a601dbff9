import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What a tool of other teams made of the contract. */
export interface ToolCheck {
  readonly tool: string;
  /** What it did, as a sentence without its subject: `reads openapi/digx.yaml`. */
  readonly does: string;
  /** In words; empty when it worked. */
  readonly problems: readonly string[];
}

export const multiFile = 'openapi/digx.yaml';
export const bundled = 'openapi/digx.generated.json';

const mostProblems = 12;

/** A program of the tools' own packages. */
export function toolPath(name: string): string {
  return fileURLToPath(new URL(`../../scripts/contract-tools/node_modules/${name}`, import.meta.url));
}

/** A program of the project's packages. */
export function ownToolPath(name: string): string {
  return fileURLToPath(new URL(`../../node_modules/${name}`, import.meta.url));
}

/** Runs a tool's program. @returns its output where it failed, as lines. */
export function problemsOf(program: string, args: readonly string[]): Promise<readonly string[]> {
  return new Promise((done) => {
    execFile(process.execPath, [program, ...args], { maxBuffer: 64 * 1024 * 1024 }, (failure, out, err) => {
      if (failure === null) done([]);
      else done(firstLines(`${out}\n${err}`, failure.message));
    });
  });
}

const compiler = ['--strict', '--target', 'es2022', '--lib', 'es2022,dom,dom.iterable', '--skipLibCheck'];
const onlyChecked = ['--noEmit', '--module', 'esnext', '--moduleResolution', 'bundler'];

/** What the compiler objects to, as strict as it is. */
export function compilerProblems(file: string, options: readonly string[] = onlyChecked): Promise<readonly string[]> {
  return problemsOf(ownToolPath('typescript/bin/tsc'), [...compiler, ...options, file]);
}

/** The first lines of a long message, and how many more there are. */
export function firstLines(text: string, otherwise: string): readonly string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0) return [otherwise];
  const more = lines.length - mostProblems;
  return more > 0 ? [...lines.slice(0, mostProblems), `and ${more} lines more`] : lines;
}
