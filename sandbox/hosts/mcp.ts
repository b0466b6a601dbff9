import { callTool, offered } from '#sandbox/mcp/call-tool.ts';
import { mcpUsage, readMcpOptions } from './mcp-options.ts';
import { startNodeHost } from './node.ts';
import { refusalToStart } from './refusal-to-start.ts';
import type { CommandLine } from './serve-options.ts';

/** Serves an assistant until it goes. Its output has the protocol alone; all else is told on the error output. */
export async function runMcp(line: CommandLine): Promise<void> {
  const options = readMcpOptions(line);
  if (options === 'help') return void console.log(mcpUsage);
  if (typeof options === 'string') return refuse(options);
  const { bank, ...more } = options;
  try {
    const host = typeof bank === 'string' ? undefined : await startNodeHost(bank);
    const bankUrl = typeof bank === 'string' ? bank : `http://127.0.0.1:${host?.port}`;
    console.error(`Tools of the bank at ${bankUrl}${more.write ? '' : ', to read only'}.`);
    const { serveOnStdio } = await import('#sandbox/mcp/serve-tools.ts');
    const served = { bankUrl, token: line.token, ...more };
    await serveOnStdio({ offered, callTool }, served, line.build ?? 'source');
    await host?.close();
  } catch (failure) {
    refuse(refusalToStart(failure, typeof bank === 'string' ? 0 : bank.port));
  }
}

function refuse(reason: string): void {
  console.error(reason);
  process.exitCode = 1;
}
