import type { CompactRows } from './compact-rows.ts';
import { matchInSlices } from './match-in-slices.ts';
import type { Criteria } from './match-transactions.ts';
import type { MatchingAnswer, MatchingRequest } from './matching-controller.ts';

/** The parts of `Worker` used here. */
export interface MatchingWorker {
  postMessage(message: MatchingRequest): void;
  terminate(): void;
  addEventListener(type: 'message', listener: (event: { readonly data: MatchingAnswer }) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: () => void): void;
}

interface Question {
  readonly request: number;
  readonly blocks: readonly CompactRows[];
  readonly criteria: Criteria;
  readonly answer: (indexes: Uint32Array | undefined) => void;
}

export interface Matcher {
  /** Undefined if a later question, or the end, came first. Blocks already sent are not sent again. */
  match(blocks: readonly CompactRows[], criteria: Criteria): Promise<Uint32Array | undefined>;
  end(): void;
}

/**
 * Matches long lists in a worker. If there is none, or it fails, the page matches a slice at a time, with `yieldToPage`
 * between slices.
 */
export function createMatcher(startWorker: () => MatchingWorker, yieldToPage: () => Promise<void>): Matcher {
  let worker: MatchingWorker | 'not-started' | 'none' = 'not-started';
  let sentBlocks: readonly CompactRows[] = [];
  let open: Question | undefined;
  let lastRequest = 0;

  function ask(question: Question): void {
    if (worker === 'not-started') worker = ensureWorker();
    if (worker === 'none') return void matchOnPage(question);
    for (const message of newBlocks(sentBlocks, question.blocks)) worker.postMessage(message);
    sentBlocks = question.blocks;
    worker.postMessage({ kind: 'match', request: question.request, criteria: question.criteria });
  }

  function ensureWorker(): MatchingWorker | 'none' {
    try {
      const started = startWorker();
      started.addEventListener('message', ({ data }) => answered(data));
      started.addEventListener('error', workAlone);
      started.addEventListener('messageerror', workAlone);
      return started;
    } catch {
      return 'none';
    }
  }

  function answered({ request, indexes }: MatchingAnswer): void {
    if (open?.request !== request) return;
    open.answer(indexes);
    open = undefined;
  }

  function workAlone(): void {
    if (typeof worker === 'object') worker.terminate();
    worker = 'none';
    if (open !== undefined) void matchOnPage(open);
  }

  async function matchOnPage({ request, blocks, criteria }: Question): Promise<void> {
    const indexes = await matchInSlices(blocks, criteria, yieldToPage, () => open?.request === request);
    if (indexes !== undefined) answered({ request, indexes });
  }

  function overtake(): void {
    open?.answer(undefined);
    open = undefined;
  }

  return {
    match: (blocks, criteria) =>
      new Promise((answer) => {
        overtake();
        lastRequest += 1;
        open = { request: lastRequest, blocks, criteria, answer };
        ask(open);
      }),
    end() {
      overtake();
      if (typeof worker === 'object') worker.terminate();
      worker = 'not-started';
      sentBlocks = [];
    },
  };
}

/** The blocks the worker does not have yet; all of them if the list has changed. */
function newBlocks(sentBlocks: readonly CompactRows[], blocks: readonly CompactRows[]): MatchingRequest[] {
  const isContinued = sentBlocks.length <= blocks.length && sentBlocks.every((block, place) => block === blocks[place]);
  const updates = (isContinued ? blocks.slice(sentBlocks.length) : blocks).map(
    (block): MatchingRequest => ({ kind: 'rows', block }),
  );
  return isContinued ? updates : [{ kind: 'forget' }, ...updates];
}
