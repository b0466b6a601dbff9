import { classesPath } from '#sandbox/hosts/class/class-paths.ts';
import { markLoggedIn } from '#sandbox/hosts/worlds-page/enter-app.ts';
import { noteBeginning } from './trainee-round.ts';

/** Calls of the class's pages to the host. */

/** @throws Error with the host's reason. */
export async function askClass<Answer>(method: string, path: string, json?: object, secret?: string): Promise<Answer> {
  const response = await fetch(classesPath + path, {
    method,
    headers: headersOf(secret, json !== undefined),
    ...(json !== undefined && { body: JSON.stringify(json) }),
  }).catch(() => {
    throw new Error('The bank does not answer. Try again in a moment.');
  });
  if (!response.ok) throw new Error(((await response.json()) as { reason?: string }).reason ?? response.statusText);
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}

const againMs = 1000;

export interface Following<Shown> {
  readonly path: string;
  readonly secret?: string;
  onShown(shown: Shown): void;
  /** The class has been closed, or its trainer is somebody else. */
  onOver(why: 'closed' | 'not-yours'): void;
  /** Whether the host is there. */
  onReached(isThere: boolean): void;
}

/** Hears of every change until it is stopped, and connects again whenever the host has been away. */
export function followClass<Shown>({ path, secret, ...heard }: Following<Shown>): () => void {
  const stopping = new AbortController();
  void (async () => {
    while (!stopping.signal.aborted) {
      try {
        const response = await fetch(classesPath + path, {
          headers: headersOf(secret, false),
          signal: stopping.signal,
        });
        if (response.status === 403) return heard.onOver('not-yours');
        if (response.status === 404) return heard.onOver('closed');
        if (response.ok && response.body !== null) {
          heard.onReached(true);
          if ((await readStream(response.body, heard.onShown)) === 'over') return heard.onOver('closed');
        }
      } catch {
        // The host is away: it is asked again below.
      }
      if (!stopping.signal.aborted) heard.onReached(false);
      await new Promise((later) => setTimeout(later, againMs));
    }
  })();
  return () => stopping.abort();
}

async function readStream<Shown>(
  body: ReadableStream<Uint8Array>,
  onShown: (shown: Shown) => void,
): Promise<'over' | 'cut'> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let waiting = '';
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const messages = (waiting + decoder.decode(read.value, { stream: true })).split('\n\n');
    waiting = messages.pop() ?? '';
    for (const message of messages) {
      if (message.startsWith('event: over')) return 'over';
      if (message.startsWith('data: ')) onShown(JSON.parse(message.slice('data: '.length)) as Shown);
    }
  }
  return 'cut';
}

function headersOf(secret: string | undefined, hasBody: boolean): Record<string, string> {
  return {
    ...(secret !== undefined && { 'x-class-secret': secret }),
    ...(hasBody && { 'content-type': 'application/json' }),
  };
}

/** The page on which an exercise begins, once the answer has set the cookies of world and session. */
export interface EnteredPage {
  readonly page: string;
  readonly loggedIn: boolean;
  readonly credentialsChangeNeeded: boolean;
}

/** @param app where the app is at this address. */
export function goTo({ page, loggedIn, credentialsChangeNeeded }: EnteredPage, app: string): void {
  const storages = [localStorage, sessionStorage];
  markLoggedIn(storages, crypto.randomUUID(), credentialsChangeNeeded);
  if (!loggedIn) for (const storage of storages) storage.removeItem('paddock.sessionId');
  noteBeginning();
  location.replace(app + page.slice(1));
}
