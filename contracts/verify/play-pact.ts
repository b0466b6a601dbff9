import { createRequire } from 'node:module';
import type { PlayedPact } from './outcomes.ts';

/** One pact and the bank to verify it against. */
export interface PactToPlay {
  readonly file: string;
  readonly provider: string;
  readonly baseUrl: string;
  readonly stateUrl: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface PactCore {
  setLogLevel(level: 'error'): void;
  readonly Verifier: new (options: object) => { verify(): Promise<string> };
}

// A separate process, because the verifier's core writes to the terminal itself.
// The core is used without the Pact library's proxy, which turns form bodies into JSON and so breaks sign-in.
const ofPact = createRequire(import.meta.resolve('@pact-foundation/pact'));
const { Verifier, setLogLevel } = ofPact('@pact-foundation/pact-core') as PactCore;

setLogLevel('error');

process.on('message', async ({ file, provider, baseUrl, stateUrl, headers }: PactToPlay) => {
  const verifier = new Verifier({
    provider,
    providerBaseUrl: baseUrl,
    pactUrls: [file],
    providerStatesSetupUrl: stateUrl,
    ...(Object.keys(headers).length > 0 && { customProviderHeaders: headers }),
    logLevel: 'error',
  });
  const results = await verifier.verify().catch((failure: Error) => failure.message);
  process.send?.(JSON.parse(results) as PlayedPact);
});

// The process that asked has ended.
process.once('disconnect', () => process.exit());
