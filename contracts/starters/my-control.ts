import type { BankControl } from '../driver/bank-control.ts';

// Copy this file and replace what each function does. As it is, it drives a sandbox (`npm run bank`), so that
//
//   npm run contracts -- states --base-url http://localhost:8787 --control ./contracts/starters/my-control.ts
//   npm run contracts -- verify --base-url http://localhost:8787 --state-url http://localhost:9000
//
// works before the first line has been changed.

const bank = process.env.BANK_URL ?? 'http://localhost:8787';

async function ask(method: string, path: string, body?: object) {
  const answer = await fetch(`${bank}/__sandbox${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

export const control: BankControl = {
  // Restore the database, and forget sessions, codes, moved clocks and decisions.
  async reset() {
    await ask('POST', '/reset', { sandbox: 'clock:2026-03-02T09:30;freeze:yes' });
  },

  async today() {
    const { clock } = (await ask('GET', '/state')) as { clock: { now: string } };
    return new Date(clock.now).toLocaleDateString('en-CA', { timeZone: 'Europe/London' });
  },

  // Move the bank’s clock on, and run the jobs that fall due.
  async letMinutesPass(minutes) {
    await ask('POST', '/clock', { advance: `PT${minutes}M` });
  },

  // Read it where your test bank keeps texts that it would send.
  async codeSentTo(persona) {
    const { messages } = (await ask('GET', `/phone?persona=${persona}`)) as { messages: { code: string | null }[] };
    const code = messages[0]?.code;
    if (typeof code !== 'string') throw new Error(`No code has been sent to ${persona}.`);
    return code;
  },

  // A stub in front of the operation is enough.
  async refuseCalls(operationId, code) {
    await ask('POST', '/faults', { operationId, kind: `code=${code}` });
  },

  // Stubs for Confirmation of Payee and for the payment engine, and your policy of strong customer authentication.
  async decide(decisions) {
    await ask('PUT', '/switches', decisions);
  },
};
