import type { IncomingMessage } from 'node:http';
import { classBarTags } from '#sandbox/hosts/built-files.ts';
import { worldCookie } from '#sandbox/hosts/cookies.ts';
import type { Worlds } from '#sandbox/hosts/worlds.ts';
import type { WorldStore } from '#sandbox/store/world-store.ts';
import { isLetIn } from './class-door.ts';
import { ClassEvents } from './class-events.ts';
import { answerAboutClasses } from './class-http.ts';
import { ClassRegister } from './class-register.ts';
import { Lessons } from './lessons.ts';
import { traineeIn } from './trainee-cookie.ts';

/** The classes of a host, as it serves them. */
export class ClassDesk {
  readonly #lessons: Lessons;
  readonly #events = new ClassEvents();

  constructor(store: WorldStore, worlds: Worlds) {
    const register = new ClassRegister(store.classes);
    this.#lessons = new Lessons(register, worlds, Date.now);
    worlds.keepBesides(() => register.countOfTrainees);
  }

  answer(request: Request, app: string | null): Promise<Response> {
    return answerAboutClasses({ lessons: this.#lessons, events: this.#events }, request, app);
  }

  /** Whether a call may go on without the bank's token. */
  letsIn(request: Request): boolean {
    return isLetIn(this.#lessons.register, request);
  }

  /** A call to the bank of that world has been answered. */
  noteCall(world: string): void {
    this.#lessons.noteCall(world);
  }

  /** What the log calls a world: that of a trainee has their name. */
  loggedAs(world: string): string {
    return this.#lessons.register.hasWorld(world) ? 'class' : world;
  }

  /** What is added to pages of the app in the browser of a trainee, while it is in their world. */
  async barIn({ headers: { cookie } }: IncomingMessage, panel: string | undefined): Promise<string> {
    const trainee = panel === undefined ? undefined : traineeIn(this.#lessons.register, cookie);
    const isTheirs = trainee !== undefined && worldCookie.pattern.exec(cookie ?? '')?.[1] === trainee.world;
    return isTheirs && panel !== undefined ? classBarTags(panel) : '';
  }

  endStreams(): void {
    this.#events.close();
  }

  /** Before worlds and store are closed. */
  stop(): Promise<void> {
    return this.#lessons.stop();
  }
}
