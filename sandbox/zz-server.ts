import { startNodeHost } from '#sandbox/hosts/node.ts';
await startNodeHost({ port: 8799, settings: { clock: '2026-03-02T10:00', freeze: true } });
console.log('up');
process.on('SIGTERM', () => process.exit(0));
