import { execFile, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { expect, it } from 'vitest';

const run = promisify(execFile);
const program = resolve('sandbox/hosts/serve.ts');

it('serves an assistant over stdio with a bank of its own, and ends with it', async () => {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [program, 'mcp', '--sandbox', 'persona:maker;clock:2026-03-02T10:00;freeze:yes'],
    stderr: 'pipe',
  });
  const strays: Error[] = [];
  transport.onerror = (error) => strays.push(error);
  const client = new Client({ name: 'assistant', version: '1' });
  await client.connect(transport);
  const { structuredContent } = await client.callTool({ name: 'summary', arguments: {} });
  expect(structuredContent).toMatchObject({ persona: 'maker', clock: { frozen: true } });
  expect((await client.listTools()).tools.map(({ name }) => name)).not.toContain('doVerb');
  const { pid } = transport;
  await client.close();
  expect(strays).toEqual([]);
  expect(() => process.kill(pid ?? 0, 0)).toThrow('ESRCH');
}, 60_000);

it('puts its bank away when it is told to end', async () => {
  const child = spawn(process.execPath, [program, 'mcp'], { stdio: ['pipe', 'pipe', 'pipe'] });
  let said = '';
  child.stdout.on('data', (piece) => {
    said += piece;
  });
  await new Promise((started) => child.stderr.once('data', started));
  child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' })}\n`);
  await new Promise((answered) => child.stdout.once('data', answered));
  child.kill('SIGTERM');
  const [code, signal] = await new Promise<[number | null, string | null]>((ended) => {
    child.once('close', (...how) => ended(how));
  });
  expect([code, signal]).toEqual([0, null]);
  expect(JSON.parse(said)).toMatchObject({ id: 1 });
}, 60_000);

it('says on the error output alone what is wrong, and its help on the other', async () => {
  const help = await run(process.execPath, [program, 'mcp', '--help']);
  expect(help.stdout).toContain('--write');
  const failed = await run(process.execPath, [program, 'mcp', '--bank', '8787']).catch((failure) => failure);
  expect(failed).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('--bank takes the address') });
}, 60_000);
