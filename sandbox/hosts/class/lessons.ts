import { randomUUID } from 'node:crypto';
import { type Exercise, settingsFor } from '#sandbox/classroom/exercises/exercise.ts';
import { type Progress, progressIn } from '#sandbox/classroom/exercises/progress.ts';
import { exercises as ours } from '#sandbox/classroom/exercises/registry.ts';
import { evidenceOf } from '#sandbox/classroom/facts/evidence.ts';
import { lastAction } from '#sandbox/classroom/lesson/last-action.ts';
import { begun, type KeptClass, type KeptTrainee, slugOf } from '#sandbox/classroom/lesson/lesson.ts';
import { resolveUrl } from '#sandbox/control/link/link-pieces.ts';
import { parseSandbox } from '#sandbox/control/link/parse-link.ts';
import type { Sandbox } from '#sandbox/control/sandbox.ts';
import { WorldRefusal } from '#sandbox/hosts/world-refusal.ts';
import type { Worlds } from '#sandbox/hosts/worlds.ts';
import { ClassRefusal } from './class-refusal.ts';
import { type ClassRegister, hashOf, newSecret } from './class-register.ts';

/** Calls come in bursts, and a trainer does not read faster. */
const settleMs = 400;
const mostTrainees = 60;

export interface Entered {
  /** Below the app's own path. */
  readonly page: string;
  readonly session: string | undefined;
  readonly credentialsChangeNeeded: boolean;
}

/** What happens in a class: trainees join, work in worlds of their own, and are checked there. */
export class Lessons {
  readonly register: ClassRegister;
  readonly #worlds: Worlds;
  readonly #readWallMs: () => number;
  readonly #waiting = new Map<string, ReturnType<typeof setTimeout>>();

  readonly #checking = new Set<Promise<unknown>>();

  constructor(register: ClassRegister, worlds: Worlds, readWallMs: () => number) {
    this.register = register;
    this.#worlds = worlds;
    this.#readWallMs = readWallMs;
  }

  get nowMs(): number {
    return this.#readWallMs();
  }

  /** @returns the class and the secret of its trainer, which is kept nowhere. */
  open(title: string, wanted: readonly (string | Exercise)[]): { kept: KeptClass; secret: string } | ClassRefusal {
    const found = wanted.map((each) => (typeof each === 'string' ? ours.find(({ id }) => id === each) : each));
    const unknown = wanted.filter((_, place) => found[place] === undefined);
    if (unknown.length > 0) {
      const ids = ours.map(({ id }) => id);
      return new ClassRefusal(400, `There is no exercise “${unknown.join('”, “')}”.`, ids);
    }
    const exercises = found.filter((each) => each !== undefined);
    for (const exercise of exercises) {
      const parsed = parseSandbox(settingsFor(exercise), this.#worlds.personaIds);
      if (parsed.outcome === 'read') continue;
      const reasons = parsed.misreadings.map(({ reason }) => reason).join(' ');
      return new ClassRefusal(400, `“${exercise.title}” cannot be opened: ${reasons}`);
    }
    const secret = newSecret();
    const key = this.register.newKey();
    const kept = { key, secretHash: hashOf(secret), title, exercises, openedMs: this.nowMs, lock: null, copies: [] };
    this.register.put(kept);
    return { kept, secret };
  }

  async join(kept: KeptClass, name: string): Promise<{ trainee: KeptTrainee; secret: string } | ClassRefusal> {
    const others = this.register.traineesOf(kept.key);
    if (others.length >= mostTrainees)
      return new ClassRefusal(409, `The class is full: it has ${mostTrainees} trainees.`);
    if (others.some((other) => other.name.toLowerCase() === name.toLowerCase())) {
      return new ClassRefusal(409, `There is a ${name} in the class already. Add a letter or a number.`);
    }
    const world = this.#freeName(`${slugOf(kept.title) || 'class'}-${slugOf(name) || 'trainee'}`);
    const secret = newSecret();
    const first = { id: randomUUID(), classKey: kept.key, secretHash: hashOf(secret), name, world, done: [], round: 0 };
    const trainee = begun(first, 0, this.nowMs);
    const opened = await this.#openBank(kept, trainee);
    if (opened instanceof ClassRefusal) return opened;
    this.register.putTrainee(trainee);
    return { trainee, secret };
  }

  /** Begins an exercise in a fresh bank; the trainee's page then enters it. */
  async begin(kept: KeptClass, trainee: KeptTrainee, exercise = trainee.exercise): Promise<ClassRefusal | undefined> {
    const next = begun(trainee, exercise, this.nowMs);
    const opened = await this.#openBank(kept, next);
    if (opened instanceof ClassRefusal) return opened;
    this.register.putTrainee(next);
    return undefined;
  }

  /** What the trainee's browser needs for the page on which the exercise begins. */
  async enter(kept: KeptClass, trainee: KeptTrainee): Promise<Entered | ClassRefusal> {
    const exercise = kept.exercises[trainee.exercise];
    if (exercise === undefined) return new ClassRefusal(409, 'The class has no such exercise.');
    const { customer, page, loggedIn } = exercise;
    if (!loggedIn) return { page, session: '', credentialsChangeNeeded: false };
    return this.#in(trainee, async ({ control }) => {
      const joined = await control.joinSession(customer);
      if (joined.outcome === 'refused') return new ClassRefusal(409, joined.reason);
      const things = await control.accounts({ sessionId: joined.sessionId });
      const resolved = things.outcome === 'done' ? resolveUrl(page, things) : undefined;
      const details = await control.customer(customer);
      return {
        page: resolved?.outcome === 'resolved' ? resolved.text : '/accounts',
        session: joined.sessionId,
        credentialsChangeNeeded: details.outcome === 'done' && details.loginSteps.length > 0,
      };
    });
  }

  /** What the phone of the exercise's customer says last. */
  newestText(kept: KeptClass, trainee: KeptTrainee): Promise<string | ClassRefusal> {
    const customer = kept.exercises[trainee.exercise]?.customer;
    return this.#in(trainee, async ({ control }) => {
      const phone = await control.phone(customer);
      if (phone.outcome === 'refused') return new ClassRefusal(409, phone.reason);
      return phone.messages[0]?.text ?? 'No text message has come yet.';
    });
  }

  /** @returns how far the trainee is now, which is stored as well. */
  async check(id: string): Promise<Progress | ClassRefusal> {
    const before = this.register.trainee(id);
    const exercise = before && this.register.classOf(before.classKey)?.exercises[before.exercise];
    if (before === undefined || exercise === undefined) return new ClassRefusal(404, 'The class has been closed.');
    const seen = await this.#in(before, async (sandbox) => {
      // What has fallen due is done first.
      await sandbox.control.summary();
      return sandbox.park();
    });
    if (seen instanceof ClassRefusal) return seen;
    const progress = progressIn(exercise, evidenceOf(seen, exercise.customer));
    const trainee = this.register.trainee(id);
    // Another round may have begun meanwhile.
    if (trainee === undefined || trainee.round !== before.round) return progress;
    const { outcome, stepsDone } = progress;
    const isMoved = stepsDone > trainee.stepsDone || outcome !== trainee.outcome;
    const last = lastAction(seen.entries) ?? trainee.last;
    this.register.putTrainee({
      ...trainee,
      outcome,
      stepsDone,
      movedMs: isMoved ? this.nowMs : trainee.movedMs,
      last,
      lastMs: last === trainee.last ? trainee.lastMs : this.nowMs,
      done: outcome === 'met' && !trainee.done.includes(exercise.id) ? [...trainee.done, exercise.id] : trainee.done,
    });
    return progress;
  }

  /** A call has changed, or looked at, the bank of that world. */
  noteCall(world: string): void {
    if (this.register.isEmpty) return;
    const trainee = this.register.inWorld(world);
    if (trainee === undefined || this.#waiting.has(trainee.id)) return;
    const due = setTimeout(() => {
      this.#waiting.delete(trainee.id);
      // What cannot be read or stored now is looked at again after the next call.
      const checking: Promise<unknown> = this.check(trainee.id).then(
        () => this.#checking.delete(checking),
        () => this.#checking.delete(checking),
      );
      this.#checking.add(checking);
    }, settleMs);
    due.unref();
    this.#waiting.set(trainee.id, due);
  }

  /** Before the store is closed. */
  async stop(): Promise<void> {
    for (const due of this.#waiting.values()) clearTimeout(due);
    await Promise.all(this.#checking);
  }

  /** A second world as theirs is now, for the trainer alone. */
  async copy(kept: KeptClass, trainee: KeptTrainee): Promise<string | ClassRefusal> {
    const name = this.#freeName(`${trainee.world}-seen`);
    const refused = await this.#worlds.copy(trainee.world, name, 'Trainer');
    if (refused !== undefined) return new ClassRefusal(refused.status, refused.reason);
    const now = this.register.classOf(kept.key) ?? kept;
    this.register.put({ ...now, copies: [...now.copies, name] });
    return name;
  }

  /** Runs a task in the worlds of these trainees, and tells of those where it was refused. */
  async inEach(
    trainees: readonly KeptTrainee[],
    task: (sandbox: Sandbox) => Promise<{ readonly outcome: string; readonly reason?: string }>,
  ): Promise<readonly string[]> {
    const refused: string[] = [];
    for (const trainee of trainees) {
      const done = await this.#in(trainee, task);
      const reason = done instanceof ClassRefusal || done.outcome === 'refused' ? done.reason : undefined;
      if (reason !== undefined) refused.push(`${trainee.name}: ${reason}`);
      this.noteCall(trainee.world);
    }
    return refused;
  }

  remove(trainee: KeptTrainee): void {
    this.#worlds.discard(trainee.world);
    this.register.removeTrainee(trainee);
  }

  /** Its worlds, copies and names are gone afterwards. */
  close(kept: KeptClass): void {
    for (const { world } of this.register.traineesOf(kept.key)) this.#worlds.discard(world);
    for (const copy of kept.copies) this.#worlds.discard(copy);
    this.register.remove(kept.key);
  }

  async #openBank(kept: KeptClass, { world, exercise, name }: KeptTrainee): Promise<ClassRefusal | undefined> {
    const wanted = kept.exercises[exercise];
    if (wanted === undefined) return new ClassRefusal(409, 'The class has no such exercise.');
    if (!this.#worlds.all.some((each) => each.name === world)) {
      const made = this.#worlds.create(this.#worlds.settings, world, `${name}, ${kept.title}`.slice(0, 40));
      if (made instanceof WorldRefusal) return new ClassRefusal(made.status, made.reason);
    }
    const reset = await this.#worlds.use(world, ({ control }) => control.reset(settingsFor(wanted)));
    if (reset instanceof WorldRefusal) return new ClassRefusal(reset.status, reset.reason);
    return reset.outcome === 'refused' ? new ClassRefusal(409, reset.reason) : undefined;
  }

  async #in<Result>(
    { world }: KeptTrainee,
    task: (sandbox: Sandbox) => Promise<Result>,
  ): Promise<Result | ClassRefusal> {
    const done = await this.#worlds.use(world, task);
    return done instanceof WorldRefusal ? new ClassRefusal(done.status, done.reason) : done;
  }

  #freeName(wanted: string): string {
    const taken = new Set(this.#worlds.all.map(({ name }) => name));
    for (let number = 1; ; number += 1) {
      const name = number === 1 ? wanted : `${wanted}-${number}`;
      if (!taken.has(name)) return name;
    }
  }
}
