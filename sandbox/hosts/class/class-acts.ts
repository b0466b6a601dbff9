import { z } from 'zod';
import type { KeptClass, KeptTrainee } from '#sandbox/classroom/lesson/lesson.ts';
import { ClassRefusal } from './class-refusal.ts';
import type { Lessons } from './lessons.ts';

/** For one trainee by the id, otherwise for all. */
const whom = { trainee: z.string().exactOptional() };

export const actSchema = z.discriminatedUnion('act', [
  /** An ISO duration. */
  z.strictObject({ act: z.literal('advance'), by: z.string(), ...whom }),
  /** As a link writes it: `confirmPayment@timeout~1`. */
  z.strictObject({ act: z.literal('fault'), fault: z.string(), ...whom }),
  z.strictObject({ act: z.literal('clear-faults'), ...whom }),
  /** The exercise begins again. */
  z.strictObject({ act: z.literal('reset'), ...whom }),
  /** The exercise after, or the one at that place from 0. */
  z.strictObject({ act: z.literal('next'), exercise: z.int().nonnegative().exactOptional(), ...whom }),
  /** Every screen shows these words alone, until they are null. */
  z.strictObject({ act: z.literal('lock'), words: z.string().trim().min(1).max(80).nullable() }),
  z.strictObject({ act: z.literal('copy'), trainee: z.string() }),
  z.strictObject({ act: z.literal('remove'), trainee: z.string() }),
]);
export type ClassAct = z.infer<typeof actSchema>;

/** What became of it: whom it could not be done for, and a copy that was made. */
export interface ActDone {
  readonly refused: readonly string[];
  readonly copy?: { readonly world: string; readonly customer: string; readonly page: string };
}

export async function doAct(lessons: Lessons, kept: KeptClass, act: ClassAct): Promise<ActDone | ClassRefusal> {
  if (act.act === 'lock') {
    lessons.register.put({ ...kept, lock: act.words });
    return { refused: [] };
  }
  const all = lessons.register.traineesOf(kept.key);
  const named = act.trainee === undefined ? all : all.filter(({ id }) => id === act.trainee);
  const [first] = named;
  if (act.trainee !== undefined && first === undefined)
    return new ClassRefusal(404, 'That trainee has left the class.');
  switch (act.act) {
    case 'advance':
      return { refused: await lessons.inEach(named, ({ control }) => control.advanceClock(act.by, 'kept')) };
    case 'fault':
      return { refused: await lessons.inEach(named, ({ control }) => control.adjust(`fault:${act.fault}`)) };
    case 'clear-faults':
      return { refused: await lessons.inEach(named, ({ control }) => control.clearFaults()) };
    case 'reset':
      return begunFor(lessons, kept, named, ({ exercise }) => exercise);
    case 'next':
      return begunFor(lessons, kept, named, ({ exercise }) => act.exercise ?? exercise + 1);
    case 'copy':
      return first === undefined ? { refused: [] } : copied(lessons, kept, first);
    case 'remove':
      for (const trainee of named) lessons.remove(trainee);
      return { refused: [] };
    default:
      return act satisfies never;
  }
}

async function begunFor(
  lessons: Lessons,
  kept: KeptClass,
  trainees: readonly KeptTrainee[],
  wanted: (trainee: KeptTrainee) => number,
): Promise<ActDone> {
  const refused: string[] = [];
  for (const trainee of trainees) {
    const exercise = wanted(trainee);
    const reason =
      kept.exercises[exercise] === undefined
        ? 'That was the last exercise.'
        : (await lessons.begin(kept, trainee, exercise))?.reason;
    if (reason !== undefined) refused.push(`${trainee.name}: ${reason}`);
  }
  return { refused };
}

async function copied(lessons: Lessons, kept: KeptClass, trainee: KeptTrainee): Promise<ActDone | ClassRefusal> {
  const world = await lessons.copy(kept, trainee);
  if (world instanceof ClassRefusal) return world;
  const customer = kept.exercises[trainee.exercise]?.customer ?? '';
  return { refused: [], copy: { world, customer, page: trainee.page ?? '/accounts' } };
}
