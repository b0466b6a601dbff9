import type { RuntimeConfig } from '#src/api/runtime-config.ts';
import { runtimeConfigSchema } from './config.schema.ts';

export type ConfigReading =
  | { readonly ok: true; readonly config: RuntimeConfig }
  /** What is wrong, a sentence each, for whoever set the site up. */
  | { readonly ok: false; readonly problems: readonly string[] };

/** Beside the app, wherever the site is mounted. */
export const configUrl = `${import.meta.env.BASE_URL}config.json`;

/** Reads what the bank configured. Never throws: a site that is set up wrong says so on its page. */
export async function loadRuntimeConfig(
  url: string,
  fetch: (url: string, init: RequestInit) => Promise<Response> = globalThis.fetch,
): Promise<ConfigReading> {
  let text: string;
  try {
    const response = await fetch(url, { cache: 'no-cache', credentials: 'same-origin' });
    if (!response.ok)
      return unusable(`${url} could not be read: the server answered ${response.status}. Put it beside the app.`);
    text = await response.text();
  } catch {
    return unusable(`${url} could not be read: the server did not answer.`);
  }
  try {
    return readRuntimeConfig(JSON.parse(text), url);
  } catch {
    return unusable(`${url} is not JSON. It must hold one object, as in the sample that ships with the app.`);
  }
}

function readRuntimeConfig(value: unknown, url: string): ConfigReading {
  const reading = runtimeConfigSchema.safeParse(value);
  if (reading.success) return { ok: true, config: reading.data };
  return {
    ok: false,
    problems: reading.error.issues.map((issue) => {
      const key = issue.path.join('.');
      if (issue.code === 'unrecognized_keys')
        return `${url}: ${[key, issue.keys.join(', ')].filter(Boolean).join('.')} is not a setting; check its spelling.`;
      return key === '' ? `${url} must hold one object.` : `${url}: ${key} ${issue.message}.`;
    }),
  };
}

function unusable(problem: string): ConfigReading {
  return { ok: false, problems: [problem] };
}
