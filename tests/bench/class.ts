import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleBank, kill, startBank } from '#tests/host/bank-process.ts';
import { type Figure, median } from './figure.ts';
import { smallHeap } from './many-worlds/small-heap.ts';
import { peakMib } from './process-figures.ts';

/** A class of forty on one process, all of them at work at once. */

const trainees = 40;
const rounds = 5;
const goals = { mib: 512, medianMs: 500, slowestMs: 2000 };

const reads = [
  '/v1/accounts',
  '/cz/v1/payments/payeeGroup?expand=ALL',
  '/v1/mailbox/mails?deleteStatus=false&msgFlag=T',
];

export async function measureClass(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'paddock-class-'));
  try {
    bundleBank(folder);
    const bank = await startBank(folder, join(folder, 'bank.db'), { flags: smallHeap });
    try {
      const { done, callMs } = await lesson(bank.url);
      const peak = peakMib(bank.process);
      const sorted = callMs.toSorted((left, right) => left - right);
      const slow = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
      return [
        {
          what: `A class of ${trainees} on one process: memory`,
          measured: `${Math.round(peak)} MiB`,
          goal: `≤ ${goals.mib} MiB`,
          met: peak <= goals.mib && done === trainees,
        },
        {
          what: `Each of ${trainees} calls the bank at once: median, and 95 % of the calls`,
          measured: `${Math.round(median(callMs))} ms, ${Math.round(slow)} ms`,
          goal: `≤ ${goals.medianMs} ms, ≤ ${goals.slowestMs} ms`,
          met: median(callMs) <= goals.medianMs && slow <= goals.slowestMs,
        },
      ];
    } finally {
      await kill(bank);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Everybody joins, reads, does the exercise and has it checked. */
async function lesson(url: string): Promise<{ readonly done: number; readonly callMs: readonly number[] }> {
  const callMs: number[] = [];
  async function call(method: string, path: string, headers: Record<string, string>, body?: object) {
    const began = performance.now();
    const answer = await fetch(url + path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const text = await answer.text();
    callMs.push(performance.now() - began);
    if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}: ${text}`);
    return { answer, body: JSON.parse(text) };
  }

  const classes = '/__sandbox/classes';
  const opened = await call('POST', classes, {}, { title: 'Forty tellers', exercises: ['cheque-book'] });
  const { key, secret } = opened.body as { key: string; secret: string };
  const cookies: string[] = [];
  for (let number = 1; number <= trainees; number += 1) {
    const { answer } = await call('POST', `${classes}/${key}/trainees`, {}, { name: `Teller ${number}` });
    cookies.push(
      answer.headers
        .getSetCookie()
        .map((each) => each.split(';', 1)[0])
        .join('; '),
    );
  }
  // What joining took is no call of a lesson.
  callMs.length = 0;
  const asCustomer = { 'X-Sandbox-As': 'private-customer', 'x-nonce': '{nonce}' };
  for (let round = 0; round < rounds; round += 1) {
    await Promise.all(
      cookies.map(async (cookie) => {
        for (const path of reads) await call('GET', `/digx${path}`, { cookie, ...asCustomer });
      }),
    );
  }
  const accNo = { value: '{account:current}', displayValue: '' };
  await Promise.all(
    cookies.map(async (cookie) => {
      await call('POST', '/digx/cz/v1/chequebookRequest', { cookie, ...asCustomer }, { accNo });
      await call('POST', `${classes}/me/check`, { cookie });
    }),
  );
  const board = await call('GET', `${classes}/${key}/board`, { 'x-class-secret': secret });
  const rows = (board.body as { trainees: readonly { readonly outcome: string }[] }).trainees;
  return { done: rows.filter(({ outcome }) => outcome === 'met').length, callMs };
}
