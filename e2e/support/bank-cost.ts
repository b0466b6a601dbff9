import type { Page, Request } from '@playwright/test';

/** What one step of a journey asked of the bank. */
export interface StepCost {
  /** Operations in order, like `GET v1/accounts`. */
  readonly calls: readonly string[];
  /** Reads of the same URL more than once, which one page never needs. */
  readonly repeated: readonly string[];
  /** Bodies and headers, both ways. */
  readonly bytes: number;
  readonly nonces: number;
}

const quietMs = 800;

/** Counts what the page asks of the bank, step by step. */
export class BankCost {
  readonly #page: Page;
  readonly #open = new Set<Request>();
  #asked: Request[] = [];
  #quietSince = 0;

  constructor(page: Page) {
    this.#page = page;
    page.on('request', (request) => this.#open.add(request));
    page.on('requestfailed', (request) => this.#close(request));
    page.on('requestfinished', (request) => {
      this.#close(request);
      if (isOfBank(request)) this.#asked.push(request);
    });
  }

  #close(request: Request): void {
    this.#open.delete(request);
    this.#quietSince = Date.now();
  }

  /** Until nothing is asked for a while: some calls follow an answer, others wait until the page is idle. */
  async #quiet(): Promise<void> {
    this.#quietSince = Date.now();
    while (this.#open.size > 0 || Date.now() - this.#quietSince < quietMs) await this.#page.waitForTimeout(50);
  }

  /** Runs the step, and waits until the page asks nothing more. */
  async of(step: () => Promise<unknown>): Promise<StepCost> {
    this.#asked = [];
    await step();
    await this.#quiet();
    const asked = [...this.#asked];
    const sizes = await Promise.all(asked.map((request) => request.sizes()));
    const reads = asked.filter(isRead).map((request) => request.url());
    const headers = await Promise.all(asked.map((request) => request.allHeaders()));
    return {
      calls: asked.map((request) => `${request.method()} ${operationOf(request)}`),
      repeated: reads.filter((url, at) => reads.indexOf(url) !== at).map((url) => new URL(url).pathname),
      bytes: sizes.reduce(
        (sum, size) =>
          sum + size.requestBodySize + size.requestHeadersSize + size.responseBodySize + size.responseHeadersSize,
        0,
      ),
      nonces: headers.reduce((sum, header) => sum + Number(header['x-noncecount'] ?? 0), 0),
    };
  }
}

function isOfBank(request: Request): boolean {
  return new URL(request.url()).pathname.startsWith('/digx/');
}

/** Nonces are no reads: each is another one. */
function isRead(request: Request): boolean {
  return request.method() === 'GET' && !new URL(request.url()).pathname.endsWith('/session/nonce');
}

/** The path without ids and tokens. */
function operationOf(request: Request): string {
  const path = new URL(request.url()).pathname.replace('/digx/', '');
  return path
    .split('/')
    .map((part) => (/^[\dA-Fa-f]{8,}$|\d{3}/.test(part) ? '…' : part))
    .join('/');
}
