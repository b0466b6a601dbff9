/** What went by, as far as it is kept for the check. */
export interface Copied {
  readonly bytes: Uint8Array;
  /** False where the body was too large or broke off. */
  readonly isWhole: boolean;
}

/** A call that went by, with names and values of headers in turn. */
export interface PassedCall {
  readonly method: string;
  readonly target: string;
  readonly requestHeaders: readonly string[];
  readonly body: Copied;
  /** Undefined if the connection was cut before. */
  readonly status: number | undefined;
  readonly headers: readonly string[];
  readonly answer: Copied;
}

/** Keeps pieces as they go by, without touching them; nothing of a body that is larger than it may be. */
export function createCopy(mostBytes: number) {
  let pieces: Buffer[] = [];
  let bytes = 0;
  let isOver = false;
  return {
    add(piece: Buffer): void {
      bytes += piece.length;
      if (bytes <= mostBytes) pieces.push(piece);
      else pieces = [];
    },
    end(): void {
      isOver = true;
    },
    result: (): Copied => ({ bytes: Buffer.concat(pieces), isWhole: isOver && bytes <= mostBytes }),
  };
}
