import { personas } from '../sandbox/personas/registry.ts';

const port = process.argv[2] ?? '5173';
const rows = Object.values(personas).map(({ id, describes }) => `  ${id.padEnd(18)} ${describes}`);

console.log(`
Paddock sandbox: http://localhost:${port}/
No real money. Log in with one of these User IDs; the password is Paddock_7Gate and the PIN 2580 for all.

  Guide              http://localhost:${port}/sandbox
  A working morning  http://localhost:${port}/accounts?sandbox=persona:private-customer;signin:yes;clock:2026-03-03T09:30;freeze:yes

${rows.join('\n')}
`);
