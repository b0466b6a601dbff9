import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { encryptPassword } from '#sandbox/bank/session/credentials.ts';
import type { RequestEntry } from '#sandbox/control/journal/journal.ts';
import { type Command, curlCommands } from '#sandbox/panel/calls/curl.ts';
import { personaPassword } from '#sandbox/personas/persona-script.ts';
import { startNodeHost } from './node.ts';

/** Sends the request that curl would, to `port`. */
function run({ words, base64, gzipped }: Command, port: number): Promise<Response> {
  const after = (flag: string) => words.flatMap((word, at) => (words[at - 1] === flag ? word : []));
  const headers = new Headers(after('-H').map((line) => line.split(/: (.*)/s, 2) as [string, string]));
  const [cookie] = after('-b');
  if (cookie !== undefined) headers.set('cookie', cookie);
  const bytes = Buffer.from(base64 ?? '', 'base64');
  const [raw] = after('--data-raw');
  const body = base64 === undefined ? (raw ?? null) : gzipped ? gunzipSync(bytes) : bytes;
  const url = (words.at(-1) ?? '').replace('http://localhost:8787', `http://localhost:${port}`);
  return fetch(url, { method: after('-X')[0] ?? 'GET', headers, body });
}

it('repeats the call on a restored bank and gets the same answer', async () => {
  const settings = { persona: 'private-customer', clock: '2026-06-17T10:00', freeze: true, otp: '204816' } as const;
  const host = await startNodeHost({ port: 0, settings });
  const base = `http://localhost:${host.port}`;
  try {
    const control = async (path: string) => (await fetch(`${base}/__sandbox/${path}`)).json();
    const ask = session(`${base}/digx`);
    await ask('POST', '/v1/session/nonce');
    const { saltDTO } = await (await ask('POST', '/v1/salt')).json();
    const sealed = encryptPassword(personaPassword, decodeURIComponent(saltDTO.id));
    await ask('POST', '/j_security_check', new URLSearchParams({ j_username: 'private-customer', j_password: sealed }));
    const things = await control('accounts?persona=private-customer');
    const naming = { nickname: 'Household' };
    for (let n = 0; n < 2; n += 1) await ask('PATCH', `/v1/accounts/${things.accounts[0].token}`, naming);
    await ask('GET', '/v1/accounts');

    const { entries } = await control('journal');
    const last: { number: number; status: number } = entries.at(-1);
    const snapshot = await control(`snapshot?before=${last.number}`);
    const whole = await control('snapshot');
    const call = whole.journal.at(-1) as RequestEntry;
    expect(whole.journal).toHaveLength(last.number);
    const [open, asking] = await curlCommands(call, snapshot);
    if (open === undefined || asking === undefined) throw new Error('Two commands');
    expect((await run(open, host.port)).status).toBe(200);
    const again = await run(asking, host.port);
    expect(again.status).toBe(last.status);
    const original = await (await ask('GET', '/v1/accounts')).json();
    expect((await again.json()).accounts).toEqual(original.accounts);
  } finally {
    await host.close();
  }
});

/** One customer's browser: a cookie, and a nonce for each request. */
function session(base: string) {
  let cookie = '';
  let nonce = '';
  return async (method: string, path: string, body?: object): Promise<Response> => {
    const isForm = body instanceof URLSearchParams;
    const response = await fetch(base + path, {
      method,
      headers: {
        cookie,
        'x-nonce': nonce,
        'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
      },
      body: body === undefined ? null : isForm ? body.toString() : JSON.stringify(body),
    });
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    nonce = /"nonce":\["([^"]+)"/.exec(response.headers.get('x-nonce') ?? '')?.[1] ?? '';
    return response;
  };
}
