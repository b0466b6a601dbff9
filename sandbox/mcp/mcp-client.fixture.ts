import { type CallToolResult, Client } from '@modelcontextprotocol/client';
import { InMemoryTransport } from '@modelcontextprotocol/server';
import { startNodeHost } from '#sandbox/hosts/node.ts';
import { callTool, offered, type Served } from './call-tool.ts';
import { toolServer } from './serve-tools.ts';

export interface Assistant {
  readonly client: Client;
  ask(name: string, given?: Record<string, unknown>): Promise<CallToolResult>;
  /** What a tool has answered, which must not be a refusal. */
  told(name: string, given?: Record<string, unknown>): Promise<Record<string, unknown>>;
}

/** An assistant beside the tools, with the SDK's own client. */
export async function assistantOf(served: Served): Promise<Assistant> {
  const [here, there] = InMemoryTransport.createLinkedPair();
  await toolServer({ offered, callTool }, served, 'test').connect(there);
  const client = new Client({ name: 'assistant', version: '1' });
  await client.connect(here);
  const ask = (name: string, given: Record<string, unknown> = {}) => client.callTool({ name, arguments: given });
  return {
    client,
    ask,
    async told(name, given) {
      const { structuredContent, isError, content } = await ask(name, given);
      if (isError === true) throw new Error(JSON.stringify(content));
      return structuredContent as Record<string, unknown>;
    },
  };
}

/** Does something with an assistant of a fresh bank over HTTP, whose clock stands still. */
export async function withAssistant(
  mode: 'reads' | 'writes',
  task: (assistant: Assistant, bankUrl: string) => Promise<void>,
): Promise<void> {
  const host = await startNodeHost({ port: 0, settings: { clock: '2026-03-02T10:00', freeze: true } });
  const bankUrl = `http://127.0.0.1:${host.port}`;
  try {
    const assistant = await assistantOf({ bankUrl, world: 'default', write: mode === 'writes' });
    await task(assistant, bankUrl);
    await assistant.client.close();
  } finally {
    await host.close();
  }
}
