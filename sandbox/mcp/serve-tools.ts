import { McpServer } from '@modelcontextprotocol/server';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import type { callTool, offered, Served } from './call-tool.ts';

/** A snapshot may have 32 MB. */
const longestMessage = 33 * 1024 * 1024;

/** The tools, from outside: the package has the SDK in a file of its own, and the table of tools in the bank's. */
export interface Toolbox {
  readonly offered: typeof offered;
  readonly callTool: typeof callTool;
}

const instructions = `A simulated UK private bank for tests; no money in it is real. Each world is a bank of its own.
Begin with summary and listWorlds. verbs says what can be done to a customer, journalHeads what the bank was asked, due what it will do by itself, and bookmarks and snapshot keep a moment.
The session of a customer is told by openSession and joinSession alone.`;

/** Offers the tools of a bank to one assistant. */
export function toolServer({ offered, callTool }: Toolbox, served: Served, version: string): McpServer {
  const server = new McpServer({ name: 'paddock-bank', version }, { capabilities: { tools: {} }, instructions });
  // Not one by one, because a call of a tool that is not offered must be told why.
  const { server: wire } = server;
  wire.setRequestHandler('tools/list', () => ({
    tools: offered(served).map(({ name, title, description, changes, inputSchema }) => ({
      name,
      title,
      description,
      inputSchema,
      annotations: { title, readOnlyHint: !changes, openWorldHint: false },
    })),
  }));
  wire.setRequestHandler('tools/call', async ({ params }) => {
    const told = await callTool(served, params.name, params.arguments ?? {});
    if (told.outcome === 'told') return result(JSON.stringify(told.answer), told.answer, false);
    const { reason, where, allowed } = told;
    const also = allowed.length === 0 ? '' : ` Allowed: ${allowed.join(', ')}.`;
    return result(reason + also, { reason, ...(where !== undefined && { where }), allowed }, true);
  });
  return server;
}

function result(text: string, structuredContent: Readonly<Record<string, unknown>>, isError: boolean) {
  return { content: [{ type: 'text' as const, text }], structuredContent, isError };
}

/** Serves them on this process's input and output. @returns once the assistant has gone. */
export function serveOnStdio(toolbox: Toolbox, served: Served, version: string): Promise<void> {
  return new Promise((gone) => {
    const transport = new StdioServerTransport(process.stdin, process.stdout, { maxBufferSize: longestMessage });
    const connection = serveStdio(() => toolServer(toolbox, served, version), {
      transport,
      onerror: ({ message }) => void process.stderr.write(`${message}\n`),
    });
    const end = () => void connection.close().then(gone);
    process.stdin.once('end', end).once('close', end);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
  });
}
