import type { RuntimeConfig } from '#src/api/environment/runtime-config.ts';
import { jsonIn } from '#src/kernel/any-fields.ts';
import { configProblems, configWarnings } from './config-rules.ts';

export type ConfigReading =
  /** One sentence each, for the people who deploy the site. */
  | { readonly ok: true; readonly config: RuntimeConfig; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Nothing is shown until the settings are read. */
const patienceMs = 30_000;

/** Beside the app, wherever it is mounted. */
export const configUrl = `${import.meta.env.BASE_URL}config.json`;

/** Never throws: problems are shown on a page of their own. */
export async function loadRuntimeConfig(
  url: string,
  fetch: (url: string, init: RequestInit) => Promise<Response> = globalThis.fetch,
): Promise<ConfigReading> {
  let text: string;
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const response = await fetch(url, { cache: 'no-cache', credentials: 'same-origin', signal });
    if (!response.ok) return unusable(`${url} could not be read: the server answered ${response.status}.`);
    text = await response.text();
  } catch {
    return unusable(`${url} could not be read: the server did not answer.`);
  }
  const value = jsonIn(text);
  return value === undefined
    ? unusable(`${url} is not JSON. It must hold one object, as in the sample that ships with the app.`)
    : readRuntimeConfig(value, url);
}

function readRuntimeConfig(value: unknown, url: string): ConfigReading {
  const problems = configProblems(value);
  if (problems.length > 0) return { ok: false, problems: problems.map((problem) => `${url}: ${problem}.`) };
  const config = value as RuntimeConfig;
  const warnings = configWarnings(config).map((warning) => `${url}: ${warning}`);
  return { ok: true, config: { ...config, bankName: config.bankName.trim() }, warnings };
}

function unusable(problem: string): ConfigReading {
  return { ok: false, problems: [problem] };
}
