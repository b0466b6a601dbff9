import { parseArgs } from 'node:util';
import { parseSandbox } from '#sandbox/control/grammar/grammar.ts';
import { personas } from '#sandbox/personas/registry.ts';
import { startNodeHost } from './node.ts';

/** `node sandbox/hosts/serve.ts --port 8787 --sandbox 'persona:racing-owner;freeze:yes'` */
const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    host: { type: 'string' },
    sandbox: { type: 'string' },
    panel: { type: 'string' },
  },
});
const port = Number(values.port ?? 8787);
const parsed = parseSandbox(values.sandbox ?? '', Object.keys(personas));

if (parsed.outcome === 'refused') {
  for (const { reason, allowed } of parsed.misreadings) console.error(`${reason} Allowed: ${allowed.join(', ')}.`);
  process.exitCode = 1;
} else if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`--port takes a number from 0 to 65535, not “${values.port}”.`);
  process.exitCode = 1;
} else {
  const host = await startNodeHost({
    port,
    settings: parsed.settings,
    ...(values.host === undefined ? {} : { host: values.host }),
    ...(values.panel === undefined ? {} : { panel: values.panel }),
  });
  console.log(
    `The bank answers on http://localhost:${host.port}/digx, its control on http://localhost:${host.port}/__sandbox/${values.panel === undefined ? 'state' : ''}`,
  );
}
