import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { operationAsked } from '#contracts/driver/contract.ts';
import { areas, readPact } from '#contracts/verify/pact-files.ts';
import { bundled, type ToolCheck, toolPath } from './tool-check.ts';

const startMs = 30_000;
const retryMs = 50;

/** The mock server of a contract alone, in a process of its own. It writes no log, which would slow it down. */
export async function startPrism(port: number, contract = bundled): Promise<ChildProcess> {
  const program = toolPath('@stoplight/prism-cli/dist/index.js');
  const child = spawn(process.execPath, [program, 'mock', '-p', String(port), '-v', 'fatal', contract], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, SCARF_ANALYTICS: 'false' },
  });
  for (const began = performance.now(); performance.now() - began < startMs; await setTimeout(retryMs)) {
    if (child.exitCode !== null) throw new Error(`Prism ended with ${child.exitCode} before it listened.`);
    const answered = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    if (answered !== undefined) return child;
  }
  child.kill();
  throw new Error(`Prism did not listen on port ${port} within ${startMs / 1000} seconds.`);
}

interface PactRequest {
  readonly description: string;
  readonly request: {
    readonly method: string;
    readonly path: string;
    readonly query?: Readonly<Record<string, readonly string[]>>;
    readonly headers?: Readonly<Record<string, readonly string[]>>;
    readonly body?: { readonly content: unknown; readonly contentType: string };
  };
  readonly response: { readonly status: number };
}

/** Sends each request of the pacts to Prism, and asks for the answer that the pact has. */
export async function checkPrism(port: number): Promise<readonly ToolCheck[]> {
  const prism = await startPrism(port);
  try {
    const interactions = areas.flatMap(
      (area) => (JSON.parse(readPact(area) ?? '{"interactions":[]}') as { interactions: PactRequest[] }).interactions,
    );
    const problems: string[] = [];
    for (const interaction of interactions) {
      const problem = await problemWith(interaction, `http://127.0.0.1:${port}`);
      if (problem !== undefined) problems.push(problem);
    }
    return [
      {
        tool: 'Prism',
        does: `mocks ${bundled}, and answers all ${interactions.length} requests of the pacts`,
        problems,
      },
    ];
  } finally {
    const ended = once(prism, 'exit');
    prism.kill();
    await ended;
  }
}

async function problemWith(
  { description, request, response }: PactRequest,
  origin: string,
): Promise<string | undefined> {
  const { method, path, query = {}, headers = {}, body } = request;
  const search = new URLSearchParams(Object.entries(query).flatMap(([name, all]) => all.map((one) => [name, one])));
  const answer = await fetch(`${origin}${path.replace(/^\/digx/, '')}${search.size === 0 ? '' : `?${search}`}`, {
    method,
    headers: {
      ...Object.fromEntries(Object.entries(headers).map(([name, all]) => [name, all.join(', ')])),
      prefer: `code=${response.status}`,
    },
    body: body === undefined ? null : typeof body.content === 'string' ? body.content : JSON.stringify(body.content),
  });
  const violations = answer.headers.get('sl-violations');
  await answer.arrayBuffer();
  // A pact asks for 400 with a request that breaks the contract.
  if (answer.status === response.status && (violations === null || answer.status === 400)) return undefined;
  const operation = operationAsked({ method, target: path });
  return `${operation} “${description}”: ${answer.status} instead of ${response.status}${violations === null ? '' : `, ${violations}`}`;
}
