import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type autocannon from 'autocannon';
import { startPrism } from '#contracts/tools/prism.ts';
import { createSessionByHand } from '#sandbox/walk/session-by-hand.ts';
import { contractAnswering } from './contract-answering.ts';
import { type Figure, median } from './figure.ts';
import { type Load, type LoadCustomer, load, signedInCustomer } from './http-load.ts';
import { smallHeap } from './many-worlds/small-heap.ts';
import { residentMib } from './process-figures.ts';
import { started } from './started.ts';
import { writeThenRead } from './write-then-read.ts';

const rounds = 5;
const writes = 200;
const bankPort = 8987;
const bankOrigin = `http://localhost:${bankPort}`;
const barePort = 8988;
const prismPort = 8989;
const path = '/v1/accounts';
const target = `${path}?expand=all`;
const timesPrism = 3;

/**
 * The list of accounts from the Node-hosted bank, with session, nonces and full validation, compared with Prism and with a bare
 * Hono server of a hundred routes. Prism validates requests and responses too, and has the bank's own answer as its example, so
 * that both send the same bytes. The bank remembers a list until something changes, so it is measured twice: asked for the same
 * list, and for lists that it has to make. Separate processes take turns, so that a slower machine slows all of them.
 */
export async function measureAnswers(bankScript: string): Promise<Figure[]> {
  const readyMs: number[] = [];
  for (let start = 0; start < rounds; start += 1) {
    const began = performance.now();
    const bank = await started(bankScript, bankPort, smallHeap);
    readyMs.push(performance.now() - began);
    await stopped(bank);
  }
  const bank = await started(bankScript, bankPort, smallHeap);
  const bare = await started('tests/bench/bare-hono.ts', barePort);
  const customer = await signedInCustomer(bankOrigin);
  const { body } = await customer.hand.call('GET', target);
  const folder = mkdtempSync(join(tmpdir(), 'paddock-bench-'));
  const prism = await startPrism(prismPort, contractAnswering(path, body, folder));
  try {
    const loads = { bank: [] as Load[], made: [] as Load[], bare: [] as Load[], prism: [] as Load[] };
    let asked = 0;
    // The first round warms all of them up.
    for (let round = 0; round <= rounds; round += 1) {
      const bareLoad = await load(bare, { url: `http://localhost:${barePort}/route-50` });
      const prismLoad = await load(prism, {
        url: `http://127.0.0.1:${prismPort}${target}`,
        headers: { cookie: 'JSESSIONID=any', 'x-nonce': 'any' },
      });
      await customer.refill();
      const bankLoad = await load(bank, { url: bankOrigin, ...asCustomer(customer, () => `/digx${target}`) });
      await customer.refill();
      const madeLoad = await load(bank, {
        url: bankOrigin,
        // Nothing is remembered under a query that nobody has asked with before.
        ...asCustomer(customer, () => `/digx${target}&asked=${++asked}`),
      });
      if (round === 0) continue;
      loads.bare.push(bareLoad);
      loads.prism.push(prismLoad);
      loads.bank.push(bankLoad);
      loads.made.push(madeLoad);
    }
    const memoryMib = residentMib(bank);
    // A session of its own: the load has used up the nonces of the other.
    const { hand } = await signedInCustomer(bankOrigin);
    const right = await writeThenRead(hand.call, writes);
    const rightOfPrism = await writeThenRead(prismCall(), writes);
    return [
      ...figuresOf(loads),
      {
        what: `bank over HTTP: ${writes} writes, each read back as written`,
        measured: `${percent(right)} (Prism ${percent(rightOfPrism)})`,
        goal: '100 %',
        met: right === 1,
      },
      {
        what: 'bank over HTTP: process start to ready',
        measured: `${whole(median(readyMs))} ms (${readyMs.map(whole).join(', ')})`,
        goal: '≤ 500 ms',
        met: median(readyMs) <= 500,
      },
      {
        what: 'bank over HTTP, with the heap of its container: memory after the load',
        measured: `${whole(memoryMib)} MiB (Prism ${whole(residentMib(prism))} MiB)`,
        goal: '≤ 200 MiB',
        met: memoryMib <= 200,
      },
    ];
  } finally {
    for (const server of [bank, bare, prism]) server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

function figuresOf({ bank, made, bare, prism }: Record<'bank' | 'made' | 'bare' | 'prism', readonly Load[]>): Figure[] {
  const ratesOf = (loads: readonly Load[]) => loads.map(({ rate }) => rate);
  const micros = (loads: readonly Load[]) => median(loads.map(({ cpuMicros }) => cpuMicros));
  const timesAsFast = (loads: readonly Load[]) =>
    median(loads.map(({ rate }, round) => rate / (prism[round]?.rate ?? rate)));
  const ratio = timesAsFast(bank);
  const cpuRatio = micros(prism) / micros(bank);
  return [
    {
      what: 'bank over HTTP: accounts listed a second',
      measured: `${whole(median(ratesOf(bank)))} (${ratesOf(bank).map(whole).join(', ')})`,
      goal: '—',
      met: true,
    },
    {
      what: 'bank over HTTP: lists made a second, none asked for before',
      measured: `${whole(median(ratesOf(made)))} (${ratesOf(made).map(whole).join(', ')}); ${timesAsFast(made).toFixed(2)} × Prism`,
      goal: '—',
      met: true,
    },
    {
      what: 'Prism, same contract, same answer, same run',
      measured: `${whole(median(ratesOf(prism)))} (${ratesOf(prism).map(whole).join(', ')})`,
      goal: '—',
      met: true,
    },
    { what: 'bare Hono, 100 routes, same run', measured: whole(median(ratesOf(bare))), goal: '—', met: true },
    {
      what: 'bank / Prism, round by round',
      measured: ratio.toFixed(2),
      goal: `≥ ${timesPrism}`,
      met: ratio >= timesPrism,
    },
    {
      what: 'processor time for an answer: bank, list made, Prism, bare Hono',
      measured: `${[bank, made, prism, bare].map((loads) => whole(micros(loads))).join(', ')} µs; Prism / bank ${cpuRatio.toFixed(2)}`,
      goal: `≥ ${timesPrism}`,
      met: cpuRatio >= timesPrism,
    },
  ];
}

function asCustomer(customer: LoadCustomer, nextPath: () => string): Pick<autocannon.Options, 'headers' | 'requests'> {
  return {
    headers: { cookie: customer.cookie },
    requests: [
      {
        setupRequest: (request) => ({
          ...request,
          path: nextPath(),
          headers: { ...request.headers, 'x-nonce': customer.takeNonce() },
        }),
        onResponse: (_status, _body, _context, headers) => customer.noteNonces(headers),
      },
    ],
  };
}

/** Prism has no prefix, and takes any session. */
function prismCall() {
  return createSessionByHand((request) => {
    const { pathname, search } = new URL(request.url);
    const headers = { 'content-type': 'application/json', cookie: 'JSESSIONID=any', 'x-nonce': 'any' };
    const url = `http://127.0.0.1:${prismPort}${pathname.slice('/digx'.length)}${search}`;
    return fetch(
      new Request(url, { method: request.method, headers, body: request.body, duplex: 'half' } as RequestInit),
    );
  }).call;
}

async function stopped(server: ChildProcess): Promise<void> {
  const ended = once(server, 'exit');
  server.kill();
  await ended;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en-GB');
}
