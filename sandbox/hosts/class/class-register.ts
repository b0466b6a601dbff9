import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { classSchema, type KeptClass, type KeptTrainee, traineeSchema } from '#sandbox/classroom/lesson/lesson.ts';
import type { ClassRows } from '#sandbox/store/class-rows.ts';

/** No two of them look alike on a board. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
/** The key lets trainees in where a bank has a token, so it must not be guessed; it can still be typed from a screen. */
const keyLength = 10;

export interface Heard {
  /** The key of the class in which something has changed. */
  readonly classKey: string;
}

/** The classes of a host and who is in them, each change stored before it is told. */
export class ClassRegister {
  readonly #rows: ClassRows;
  readonly #classes = new Map<string, KeptClass>();
  readonly #trainees = new Map<string, KeptTrainee>();
  readonly #listeners = new Set<(heard: Heard) => void>();

  constructor(rows: ClassRows) {
    this.#rows = rows;
    for (const row of rows.classes().map((each) => classSchema.parse(each))) this.#classes.set(row.key, row);
    for (const row of rows.trainees().map((each) => traineeSchema.parse(each))) this.#trainees.set(row.id, row);
  }

  get isEmpty(): boolean {
    return this.#classes.size === 0;
  }

  /** For all classes together. */
  get countOfTrainees(): number {
    return this.#trainees.size;
  }

  classOf(key: string): KeptClass | undefined {
    return this.#classes.get(key);
  }

  traineesOf(key: string): KeptTrainee[] {
    return [...this.#trainees.values()].filter(({ classKey }) => classKey === key);
  }

  trainee(id: string): KeptTrainee | undefined {
    return this.#trainees.get(id);
  }

  inWorld(world: string): KeptTrainee | undefined {
    return [...this.#trainees.values()].find((trainee) => trainee.world === world);
  }

  /** Whether a trainee works in that world, or a trainer looks at a copy of theirs. */
  hasWorld(world: string): boolean {
    return (
      this.inWorld(world) !== undefined || [...this.#classes.values()].some(({ copies }) => copies.includes(world))
    );
  }

  put(kept: KeptClass): void {
    this.#rows.putClass(kept.key, kept);
    this.#classes.set(kept.key, kept);
    this.#tell(kept.key);
  }

  putTrainee(trainee: KeptTrainee): void {
    this.#rows.putTrainee(trainee.id, trainee.classKey, trainee);
    this.#trainees.set(trainee.id, trainee);
    this.#tell(trainee.classKey);
  }

  removeTrainee({ id, classKey }: KeptTrainee): void {
    this.#rows.removeTrainee(id);
    this.#trainees.delete(id);
    this.#tell(classKey);
  }

  /** With its trainees, and without a trace in the store's file. */
  remove(key: string): void {
    for (const { id } of this.traineesOf(key)) this.#trainees.delete(id);
    this.#classes.delete(key);
    this.#rows.removeClass(key);
    this.#tell(key);
  }

  listen(listener: (heard: Heard) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  newKey(): string {
    const key = Array.from({ length: keyLength }, () => letters[randomInt(letters.length)]).join('');
    return this.#classes.has(key) ? this.newKey() : key;
  }

  #tell(classKey: string): void {
    for (const listener of this.#listeners) listener({ classKey });
  }
}

export function newSecret(): string {
  return randomBytes(18).toString('base64url');
}

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Takes the same time for every wrong secret. */
export function isSecret(offered: string, hash: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(offered)), Buffer.from(hash));
}
