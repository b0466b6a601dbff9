import type { Control } from '#sandbox/control/control-api.ts';
import { changesPath } from './changes-path.ts';
import { watchDue } from './due-watch.ts';
import type { HostWorlds } from './host-worlds.ts';
import type { KnownWorld } from './known-world.ts';
import { WorldRefusal } from './world-refusal.ts';

/** Servers on the way close a connection on which nothing is said. */
const pulseMs = 25_000;
/** A browser that has lost the stream waits so long. */
const retryMs = 2_000;

interface Watch {
  readonly streams: Set<unknown>;
  stop(): void;
}

/** The streams of pages that follow their worlds. What is due in a world that ticks is done while somebody watches it. */
export class ChangeStreams {
  readonly #worlds: HostWorlds;
  readonly #ends = new Set<() => void>();
  readonly #watches = new Map<KnownWorld, Watch>();

  constructor(worlds: HostWorlds) {
    this.#worlds = worlds;
  }

  /** A stream with the mark of the world, and another after each change. A page that is to hear of none is told not to ask again. */
  async answer(name: string, { method }: Request): Promise<Response> {
    if (method !== 'GET') {
      const reason = `${changesPath} does not take ${method}.`;
      return Response.json({ reason, where: 'method', allowed: ['GET'] }, { status: 405 });
    }
    const world = await this.#worlds.watched(name);
    if (world instanceof WorldRefusal) return world.response;
    if (world === undefined) return new Response(null, { status: 204 });
    return this.#streamOf(world);
  }

  /** So that the server can close. */
  end(): void {
    for (const end of [...this.#ends]) end();
  }

  #streamOf(world: KnownWorld): Response {
    const encoder = new TextEncoder();
    let leave = () => {};
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => {
        const write = (text: string) => stream.enqueue(encoder.encode(text));
        const tell = () => write(`event: changed\ndata: ${world.mark}\n\n`);
        const pulse = setInterval(() => write(':\n\n'), pulseMs);
        const stopWatching = this.#watch(world, stream);
        const watcher = ({ event }: { readonly event: string }) => {
          if (event === 'entry') return;
          tell();
          // The browser asks again, for a world that may have taken the name.
          if (world.gone) end();
        };
        world.watchers.add(watcher);
        leave = () => {
          clearInterval(pulse);
          world.watchers.delete(watcher);
          stopWatching();
          this.#ends.delete(end);
        };
        const end = () => {
          leave();
          stream.close();
        };
        this.#ends.add(end);
        write(`retry: ${retryMs}\n\n`);
        tell();
      },
      cancel: () => leave(),
    });
    const headers = {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      connection: 'close',
    };
    return new Response(body, { headers });
  }

  /** One for all streams of a world. */
  #watch(world: KnownWorld, stream: unknown): () => void {
    const watch = this.#watches.get(world) ?? { streams: new Set(), stop: this.#watchDue(world) };
    this.#watches.set(world, watch);
    watch.streams.add(stream);
    return () => {
      watch.streams.delete(stream);
      if (watch.streams.size > 0) return;
      watch.stop();
      this.#watches.delete(world);
    };
  }

  #watchDue(world: KnownWorld): () => void {
    const ask = async <Told>(question: (control: Control) => Promise<Told>): Promise<Told> => {
      const told = await this.#worlds.use(world.kept.name, ({ control }) => question(control));
      if (told instanceof WorldRefusal) throw new Error(told.reason);
      return told;
    };
    return watchDue({
      control: { summary: () => ask((control) => control.summary()), due: (...given) => ask((it) => it.due(...given)) },
      subscribe(listener) {
        world.watchers.add(listener);
        return () => void world.watchers.delete(listener);
      },
    });
  }
}
