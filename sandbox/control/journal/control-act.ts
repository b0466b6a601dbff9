import { z } from 'zod';
import { clockSchema } from '#sandbox/bank/engine/bank-state.ts';
import { copSchema, magicSchema, paymentsSchema, scaSchema } from '#sandbox/bank/records/switches.ts';
import { isBookmarkName } from '#sandbox/control/link/bookmark-names.ts';
import { isOperationId, plannedFaultSchema } from '#sandbox/control/link/faults.ts';
import type { SandboxSettings } from '#sandbox/control/link/sandbox-settings.ts';
import type { Switches } from '#sandbox/control/link/switch-values.ts';
import { mostStubs, stubSchema } from '#sandbox/control/stubs/stub.ts';
import { verbNames } from '#sandbox/control/verbs/verbs.ts';
import type { Instant } from '#src/kernel/instant.ts';

export const latencySchema = z.union([z.enum(['none', 'typical', 'slow']), z.int().nonnegative()]);

/** At once. */
export const mostDescribed = 500;

const otpSchema = z.union([z.literal('phone'), z.string().regex(/^\d{6}$/)]);

/** A tester's act with every choice already made, so that a replay does not depend on the wall clock. */
export const controlActSchema = z.union([
  /** With `keepsSessions` logged-in customers stay logged in however far the clock moves. */
  z.object({ act: z.literal('clock'), clock: clockSchema, keepsSessions: z.literal(true).exactOptional() }),
  z.object({ act: z.literal('persona'), persona: z.string() }),
  z.object({ act: z.literal('latency'), latency: latencySchema }),
  z.object({ act: z.literal('otp'), otp: otpSchema }),
  z.object({ act: z.literal('cop'), cop: copSchema }),
  z.object({ act: z.literal('payments'), payments: paymentsSchema }),
  z.object({ act: z.literal('sca'), sca: scaSchema }),
  z.object({ act: z.literal('magic'), magic: magicSchema }),
  z.object({ act: z.literal('add-fault'), fault: plannedFaultSchema }),
  z.object({
    act: z.literal('clear-faults'),
    operationId: z.string().refine(isOperationId).nullable(),
    /** One fault alone, as the grammar writes it. */
    fault: z.string().exactOptional(),
  }),
  z.object({ act: z.literal('add-stubs'), stubs: z.array(stubSchema).min(1).max(mostStubs).readonly() }),
  z.object({
    act: z.literal('clear-stubs'),
    operationId: z.string().refine(isOperationId).nullable(),
    /** One stub alone, by its number. */
    id: z.int().positive().exactOptional(),
  }),
  z.object({ act: z.literal('open-session'), userId: z.string() }),
  z.object({
    act: z.literal('verb'),
    verb: z.enum(verbNames),
    userId: z.string(),
    details: z.record(z.string(), z.string()).readonly().exactOptional(),
  }),
  /** Marks its place in the journal, to rewind to. */
  z.object({ act: z.literal('bookmark'), name: z.string().refine(isBookmarkName) }),
  /** Customers as they are described. With `chosen` the first user of the first is the sandbox's customer from then on. */
  z.object({
    act: z.literal('create-customers'),
    descriptions: z.array(z.unknown()).min(1).max(mostDescribed),
    chosen: z.literal(true).exactOptional(),
  }),
  z.object({ act: z.literal('send-mail'), userId: z.string(), subject: z.string(), body: z.string() }),
]);
export type ControlAct = z.infer<typeof controlActSchema>;

/** What settings say of the bank's rules, opened with them or changed later. */
export function standingActs({
  faults = [],
  ...switches
}: Pick<SandboxSettings, 'faults' | keyof Switches>): ControlAct[] {
  return [...actsForSwitches(switches), ...faults.map((fault) => ({ act: 'add-fault', fault }) as const)];
}

export function actsForSwitches({ latency, otp, cop, payments, sca, magic }: Partial<Switches>): ControlAct[] {
  return [
    ...(latency === undefined ? [] : [{ act: 'latency', latency } as const]),
    ...(otp === undefined ? [] : [{ act: 'otp', otp } as const]),
    ...(cop === undefined ? [] : [{ act: 'cop', cop } as const]),
    ...(payments === undefined ? [] : [{ act: 'payments', payments } as const]),
    ...(sca === undefined ? [] : [{ act: 'sca', sca } as const]),
    ...(magic === undefined ? [] : [{ act: 'magic', magic } as const]),
  ];
}

/** Customers who log in or are made change nothing for the others; at another time the same page may say something else. */
export function concernsCustomers(
  { at, act }: { readonly at: Instant; readonly act: ControlAct },
  hasChanged: boolean,
): boolean {
  if (act.act === 'open-session' || act.act === 'create-customers') return false;
  return hasChanged || (act.act === 'clock' && act.clock.now > at);
}
