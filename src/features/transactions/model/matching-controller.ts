import type { CompactRows } from './compact-rows.ts';
import { type Criteria, matchTransactions } from './match-transactions.ts';

/** What the page tells the worker. Rows come a block at a time, and stay until the list is another. */
export type MatchingRequest =
  | { readonly kind: 'forget' }
  | { readonly kind: 'rows'; readonly block: CompactRows }
  | { readonly kind: 'match'; readonly request: number; readonly criteria: Criteria };

export interface MatchingAnswer {
  /** Of the question that this answers. */
  readonly request: number;
  readonly indexes: Uint32Array;
}

/** The worker's side, without the worker: keeps the rows and answers questions about them. */
export function createMatchingController(): (message: MatchingRequest) => MatchingAnswer | undefined {
  let blocks: CompactRows[] = [];
  return (message) => {
    switch (message.kind) {
      case 'forget':
        blocks = [];
        return undefined;
      case 'rows':
        blocks.push(message.block);
        return undefined;
      case 'match':
        return { request: message.request, indexes: matchTransactions(blocks, message.criteria) };
      default:
        return message satisfies never;
    }
  };
}
