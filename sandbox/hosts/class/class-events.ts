/** Server-sent events: the whole of what a page shows, whenever it may have changed. */

/** Proxies cut connections on which nothing comes. */
const beatMs = 15_000;
/** Several changes at once are told as one. */
const gatherMs = 150;

export class ClassEvents {
  readonly #closers = new Set<() => void>();

  /** @param show what the page is told; undefined when there is nothing to show any more, which ends the stream. */
  stream(show: () => object | undefined, listen: (changed: () => void) => () => void, signal: AbortSignal): Response {
    const encoder = new TextEncoder();
    let close = () => {};
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        let waiting: ReturnType<typeof setTimeout> | undefined;
        const send = (text: string) => controller.enqueue(encoder.encode(text));
        const tell = () => {
          waiting = undefined;
          const shown = show();
          if (shown === undefined) send('event: over\ndata: {}\n\n');
          else send(`data: ${JSON.stringify(shown)}\n\n`);
          if (shown === undefined) close();
        };
        const beat = setInterval(() => send(': here\n\n'), beatMs);
        const stop = listen(() => {
          waiting ??= setTimeout(tell, gatherMs);
        });
        close = () => {
          if (!this.#closers.delete(close)) return;
          clearInterval(beat);
          clearTimeout(waiting);
          stop();
          controller.close();
        };
        this.#closers.add(close);
        signal.addEventListener('abort', close, { once: true });
        send('retry: 1000\n\n');
        tell();
      },
      cancel: () => close(),
    });
    return new Response(body, {
      headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
    });
  }

  /** So that the host can end: pages connect again to the next one. */
  close(): void {
    for (const close of [...this.#closers]) close();
  }
}
