import { command, optionsFor } from './driver/command-line.ts';
import { readGiven, writeGiven } from './driver/given-files.ts';
import { startCheckThread } from './proxy/check-thread.ts';
import { createHarRecorder } from './proxy/har-recorder.ts';
import { startProxy } from './proxy/start-proxy.ts';
import { filesOptions, filesUsage, handOver } from './recordings/hand-over.ts';
import { whyUnreachable } from './verify/reach.ts';

const usage = `Passes traffic on to a bank, checks copies of it against the contract, and shows what went by.

  npm run contracts -- proxy --base-url https://bank.test --port 8790

  --base-url <URL>         the service, without /digx
  --port <number>          where the app finds it, on this machine; 8790 by default
  --page-port <number>     where the page is that shows what went by; the next port by default
  --sample <share>         the share of calls that is checked, 0.1 for one in ten; 1 by default
  --rewrite                makes cookies and redirects the proxy’s own: no Domain and no Secure, Location to the proxy
  --ca <file>              certificates to trust beside the system’s, in PEM
  --show-values            tells the first value of each difference; otherwise none
  --record <file.har>      writes what went by as a recording, without passwords, codes, nonces and sessions; the sandbox plays it
  --seconds <number>       ends by itself; otherwise Ctrl-C ends it
${filesUsage}
  --help                   this text

Every byte passes as it comes, packed or not, in both directions, and none waits for the check. At the end it prints what went by and how
far the service is, and fails if anything differs from the contract.`;

const { values } = optionsFor(usage, {
  options: {
    'base-url': { type: 'string' },
    port: { type: 'string', default: '8790' },
    'page-port': { type: 'string' },
    sample: { type: 'string', default: '1' },
    rewrite: { type: 'boolean' },
    ca: { type: 'string' },
    'show-values': { type: 'boolean' },
    record: { type: 'string' },
    seconds: { type: 'string' },
    ...filesOptions,
    help: { type: 'boolean' },
  },
});

await command({ help: values.help, usage }, run);

async function run(): Promise<boolean> {
  const { 'base-url': baseUrl } = values;
  if (baseUrl === undefined || !/^https?:$/.test(URL.parse(baseUrl)?.protocol ?? ''))
    throw new Error(`Give the service with --base-url https://bank.test.\n\n${usage}`);
  if (/\/digx\/*$/.test(baseUrl)) throw new Error('--base-url ends before /digx: the app adds it itself.');
  const port = numberIn('port', values.port, 0, 65_535);
  const pagePort = numberIn('page-port', values['page-port'] ?? String(port === 0 ? 0 : port + 1), 0, 65_535);
  const sample = numberIn('sample', values.sample, 0, 1);
  const seconds = values.seconds === undefined ? undefined : numberIn('seconds', values.seconds, 1, 86_400);
  const ca = values.ca === undefined ? undefined : readGiven(values.ca);
  const reason = await whyUnreachable(baseUrl, ca);
  if (reason !== undefined) throw new Error(`${baseUrl} cannot be reached: ${reason}.`);
  const checks = startCheckThread({ showsValues: values['show-values'] === true });
  const recorder = values.record === undefined ? undefined : createHarRecorder();
  const rewrites = values.rewrite === true;
  const record = recorder?.see ?? (() => {});
  const proxy = await startProxy({ baseUrl, port, pagePort, ca, rewrites, sample, checks, record });
  console.log(`${proxy.url} passes everything on to ${baseUrl}`);
  console.log(`${proxy.pageUrl} shows what went by. Ctrl-C ends it.`);
  await ended(seconds);
  const { recording, checked, skipped, faults } = await proxy.report();
  await proxy.close();
  if (recorder !== undefined && values.record !== undefined) {
    writeGiven(values.record, await recorder.text());
    const left = recorder.left();
    console.log(`\nRecorded in ${values.record}${left === 0 ? '' : `, without the last ${left} calls`}.`);
  }
  console.log(`\nCalls checked: ${checked}${skipped === 0 ? '' : `, passed without a check: ${skipped}`}`);
  for (const [words, times] of faults) console.log(`The check itself failed (${times} ×): ${words}`);
  return handOver(recording, values);
}

/** Interrupted as often as one likes, it ends once. */
function ended(seconds: number | undefined): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve());
    if (seconds !== undefined) setTimeout(resolve, seconds * 1000);
  });
}

function numberIn(option: string, text: string, least: number, most: number): number {
  const given = Number(text);
  if (text.trim() === '' || !(given >= least && given <= most))
    throw new Error(`--${option} takes a number from ${least} to ${most}, not “${text}”.`);
  return given;
}
