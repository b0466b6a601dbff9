import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { certificateFor, newAuthority } from '#tests/deploy/certificates.ts';
import { startGateway } from '#tests/deploy/gateway.ts';
import { startNginx } from '#tests/deploy/run-nginx.ts';

/**
 * The production build as customers get it: behind nginx with the shipped configuration, on a path, over TLS on both sides.
 * A throw-away authority certifies site and service. Writes where the logs are, for the journeys that read them.
 */
const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    service: { type: 'string' },
    root: { type: 'string' },
    base: { type: 'string' },
  },
});
const authority = newAuthority();
const service = await startGateway(certificateFor('bank.test', authority), Number(values.service), { passesAll: true });
const nginx = await startNginx({
  gateway: 'https://bank.test',
  addresses: [service.address],
  authorities: authority.certificate,
  base: values.base ?? '/',
  root: values.root,
  certificate: certificateFor('localhost', authority),
  port: Number(values.port),
});
writeFileSync(join(values.root ?? '', 'nginx-folder'), nginx.folder);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop());

async function stop(): Promise<void> {
  await nginx.stop();
  await service.close();
  process.exit();
}
