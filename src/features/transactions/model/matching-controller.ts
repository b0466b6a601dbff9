import type { CompactRows } from './compact-rows.ts';
import { type Criteria, matchTransactions } from './match-transactions.ts';

/** A message to the worker. Rows come a block at a time, and stay until the list changes. */
export type MatchingRequest =
  | { readonly kind: 'forget' }
  | { readonly kind: 'rows'; readonly block: CompactRows }
  | { readonly kind: 'match'; readonly request: number; readonly criteria: Criteria };

export interface MatchingAnswer {
  /** The request this answers. */
  readonly request: number;
  readonly indexes: Uint32Array;
}

/** The worker's logic, without the worker: keeps the rows and matches them. */
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
