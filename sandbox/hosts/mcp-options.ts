import { parseArgs } from 'node:util';
import { worldNamePattern, worldNameRule } from '#sandbox/control/http.ts';
import { defaultWorld } from './host-worlds.ts';
import type { NodeHostOptions } from './node.ts';
import { type CommandLine, readOptions } from './serve-options.ts';

export const mcpUsage = `Offers a bank to an assistant over stdio, as tools of the Model Context Protocol: worlds, customers, verbs, calls, moments.

  node sandbox/hosts/serve.ts mcp
  node sandbox/hosts/serve.ts mcp --write --sandbox 'persona:racing-owner;freeze:yes'
  node sandbox/hosts/serve.ts mcp --bank http://localhost:8787 --world team-blue

  --bank <URL>          a bank that runs; without it one starts here, on a free port, and takes the options of a bank
  --world <name>        the world of calls that name none; without it “${defaultWorld}”
  --write               offers what changes the bank, too; otherwise an assistant only reads
  --help                this text

A bank beyond this machine wants its access token in PADDOCK_BANK_TOKEN.`;

export interface McpOptions {
  /** Where the bank answers, or how it starts. */
  readonly bank: string | NodeHostOptions;
  readonly world: string;
  readonly write: boolean;
}

const own = {
  bank: { type: 'string' },
  world: { type: 'string' },
  write: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

/** Options of a bank that would take the assistant's place at this process's output, or open the bank to others. */
const notHere = /^--(log|host|open)(=|$)/;

/** @returns `help` if it is asked for, what is wrong with the command line, in words, or the options. */
export function readMcpOptions({ args, token, build }: CommandLine): McpOptions | string {
  const { values, tokens } = parseArgs({ args: [...args], options: own, strict: false, tokens: true });
  if (values.help === true) return 'help';
  const places = tokens.flatMap((each) => {
    if (each.kind !== 'option' || !Object.hasOwn(own, each.name)) return [];
    return each.inlineValue === false ? [each.index, each.index + 1] : [each.index];
  });
  const others = args.filter((_, place) => !places.includes(place));
  const { bank, world = defaultWorld, write = false } = values;
  if (typeof world !== 'string' || !worldNamePattern.test(world)) {
    return `--world: ${worldNameRule}`;
  }
  if (typeof write !== 'boolean') return '--write takes no value.';
  if (bank === undefined) return startedHere({ args: others, token, build }, world, write);
  if (typeof bank !== 'string' || !/^https?:\/\/[^/]/.test(bank) || !URL.canParse(bank)) {
    return '--bank takes the address of a bank, such as http://localhost:8787.';
  }
  const [other] = others;
  return other === undefined
    ? { bank, world, write }
    : `A bank that runs has its options already: “${other}” cannot be given with --bank. Options are: ${ownNames}.`;
}

function startedHere({ args, token, build }: CommandLine, world: string, write: boolean): McpOptions | string {
  const wrong = args.find((each) => notHere.test(each));
  if (wrong !== undefined) {
    return `The bank of mcp is for one assistant on this machine and takes no ${wrong}. Start a bank of its own, and name it with --bank.`;
  }
  const bank = readOptions({ args: ['--port', '0', ...args], token, build });
  return typeof bank === 'string' ? `${bank}\nOf mcp: ${ownNames}.` : { bank, world, write };
}

const ownNames = Object.keys(own)
  .map((name) => `--${name}`)
  .join(', ');
