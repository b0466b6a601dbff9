import { expect, it } from 'vitest';
import { bankServer, startBank } from './bank-server.ts';

it('tells Playwright how to start the bank, and when it is ready', () => {
  const server = bankServer({ port: 9001, site: 'my app/dist', sandbox: 'persona:racing-owner;freeze:yes' });
  expect(server).toMatchObject({ name: 'bank 9001', url: 'http://localhost:9001/__sandbox/ready' });
  expect(server.command).toMatch(
    / "--port" "9001" "--site" "my app\/dist" "--sandbox" "persona:racing-owner;freeze:yes"$/,
  );
  expect(bankServer().command).toMatch(/ "--port" "8787"$/);
});

it('gives up with what the bank says when it does not start', async () => {
  await expect(startBank({ port: 70_000 })).rejects.toThrow(/^The bank has not started: \S/);
});
