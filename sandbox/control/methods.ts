import { z } from 'zod';
import type { Control } from './control-api.ts';
import { printSandbox } from './link/link-keys.ts';
import type { SandboxSettings } from './link/sandbox-settings.ts';
import { writtenStubSchema } from './stubs/written-stub.ts';

/** Where the Node host mounts the control. openapi/sandbox-control.yaml describes the calls. */
export const controlBase = '/__sandbox';

/** One method of the control, as it is called over HTTP. */
export interface Method {
  readonly http: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** What the body or, of GET and DELETE, the query must be. A literal is no argument, and only tells methods of one path apart. */
  readonly takes: z.ZodType;
  /**
   * What is answered: the `answer` as it is, what was `told` without its outcome, one `part` of that, or the `state` once
   * something was done.
   */
  readonly gives: 'answer' | 'told' | 'snapshot' | 'state';
  /** Whether it may leave another bank, clock or way of answering behind. Every other method only reads. */
  readonly changes: boolean;
  /** The arguments as they are sent. */
  write(given: readonly unknown[]): unknown;
  /** The arguments of what was sent. */
  read(sent: never): readonly unknown[];
}

type Shape = Readonly<Record<string, z.ZodType>>;
type Place = readonly [http: Method['http'], path: string, gives: Method['gives']];

/** A method whose arguments go by these names, in this order. */
function named([http, path, gives]: Place, shape: Shape = {}): Method {
  const names = Object.keys(shape).filter((name) => !(shape[name] instanceof z.ZodLiteral));
  const fixed = Object.entries(shape).flatMap(([name, type]) =>
    type instanceof z.ZodLiteral ? [[name, type.value] as const] : [],
  );
  const takes = http === 'GET' || http === 'DELETE' ? z.object(shape) : z.strictObject(shape);
  return {
    http,
    path,
    gives,
    changes: gives === 'state',
    takes,
    write: (given) => Object.fromEntries([...fixed, ...names.map((name, place) => [name, given[place]] as const)]),
    read: (sent: Readonly<Record<string, unknown>>) => names.map((name) => sent[name]),
  };
}

/** A method with one argument, which is sent as it is. */
function whole([http, path, gives]: Place, takes: z.ZodType): Method {
  return { http, path, gives, changes: gives === 'state', takes, write: ([given]) => given, read: (sent) => [sent] };
}

/** A method that is told settings as a link writes them. */
function linked(place: Place): Method {
  const method = named(place, { sandbox: z.string().default('') });
  return {
    ...method,
    write: ([settings]) => ({
      sandbox: typeof settings === 'string' ? settings : printSandbox(settings as SandboxSettings),
    }),
  };
}

const text = z.string();
const optional = text.exactOptional();
const sessions = z.enum(['kept', 'left']).default('left');
/** Written in the query. */
const numberFrom = (least: 0 | 1) =>
  z
    .string()
    .regex(least === 0 ? /^\d{1,15}$/ : /^[1-9]\d{0,14}$/, {
      error: ({ input }) => `“${input}” is the number of no call.`,
    })
    .transform(Number);
const ofPersona = { persona: optional };
const verb = z.strictObject({ verb: text, ...ofPersona, with: z.record(text, text).exactOptional() });

/** Every method of the control with its route: the Node host serves them, and the panel and the test kit call them. */
export const methods: Readonly<Record<keyof Control, Method>> = {
  state: named(['GET', '/state', 'answer']),
  summary: named(['GET', '/summary', 'answer']),
  reset: linked(['POST', '/reset', 'state']),
  adjust: linked(['POST', '/settings', 'state']),
  settings: named(['GET', '/settings', 'told'], { of: z.enum(['now', 'opened']).default('now') }),
  openSession: named(['POST', '/sessions', 'state'], { persona: text, newSession: z.literal(true) }),
  joinSession: named(['POST', '/sessions', 'state'], ofPersona),
  choosePersona: named(['PUT', '/persona', 'state'], { persona: text }),
  setClock: named(['POST', '/clock', 'state'], { set: text, sessions }),
  advanceClock: named(['POST', '/clock', 'state'], { advance: text, sessions }),
  freezeClock: named(['POST', '/clock', 'state'], { freeze: z.literal(true) }),
  unfreezeClock: named(['POST', '/clock', 'state'], { freeze: z.literal(false) }),
  rewind: named(['POST', '/clock', 'state'], { rewind: text }),
  setSwitches: whole(
    ['PUT', '/switches', 'state'],
    z.strictObject({
      latency: z.union([text, z.number()]).exactOptional(),
      otp: optional,
      cop: optional,
      payments: optional,
      sca: optional,
      magic: optional,
    }),
  ),
  addFault: whole(
    ['POST', '/faults', 'state'],
    z.strictObject({
      operationId: text,
      kind: text,
      only: z.number().exactOptional(),
      share: z.number().exactOptional(),
      match: z.record(text, text).exactOptional(),
    }),
  ),
  clearFaults: {
    ...named(['DELETE', '/faults', 'state'], { fault: optional, operationId: optional }),
    read: ({ fault, operationId }: { fault?: string; operationId?: string }) => [fault ?? operationId],
  },
  addStub: whole(['POST', '/stubs', 'state'], writtenStubSchema),
  addStubsFromHar: {
    ...whole(
      ['POST', '/stubs/har', 'told'],
      z.strictObject({
        har: z
          .custom<object>((sent) => typeof sent === 'object' && sent !== null, { error: 'The archive is missing.' })
          .meta({
            type: 'object',
            description: 'An HTTP Archive as it is saved.',
          }),
        unchecked: z.boolean().exactOptional(),
        lastStays: z.boolean().exactOptional(),
      }),
    ),
    changes: true,
  },
  stubs: named(['GET', '/stubs', 'told']),
  clearStubs: {
    ...named(['DELETE', '/stubs', 'state'], { id: optional, operationId: optional }),
    read: ({ id, operationId }: { id?: string; operationId?: string }) => [id ?? operationId],
  },
  journal: named(['GET', '/entries', 'answer'], { since: numberFrom(0).exactOptional() }),
  journalHeads: named(['GET', '/entries/heads', 'answer'], { since: numberFrom(0).exactOptional() }),
  entry: named(['GET', '/entry', 'answer'], { n: numberFrom(1) }),
  effect: named(['GET', '/effect', 'told'], { n: numberFrom(1) }),
  due: named(['GET', '/due', 'told'], { until: optional }),
  accounts: whole(['GET', '/accounts', 'told'], z.union([z.object({ sessionId: text }), z.object(ofPersona)])),
  balances: named(['GET', '/balances', 'told'], ofPersona),
  customer: named(['GET', '/customer', 'told'], ofPersona),
  phone: named(['GET', '/phone', 'told'], ofPersona),
  verbs: named(['GET', '/verbs', 'told'], ofPersona),
  doVerb: whole(['POST', '/verbs', 'state'], verb),
  previewVerb: whole(['POST', '/verbs/preview', 'told'], verb),
  bookmarks: named(['GET', '/bookmarks', 'told']),
  bookmark: named(['POST', '/bookmarks', 'state'], { name: text }),
  sendMail: whole(['POST', '/mail', 'state'], z.strictObject({ ...ofPersona, subject: text, body: text })),
  createCustomers: {
    ...named(['POST', '/customers', 'told'], {
      // Nothing looks at each of what may be a million.
      descriptions: z
        .custom<readonly unknown[]>(Array.isArray, { error: 'This is a list of descriptions.' })
        .meta({ type: 'array' }),
      chosen: z.boolean().default(false),
    }),
    changes: true,
  },
  checkCustomer: named(['POST', '/customers/check', 'told'], {
    description: z
      .custom<unknown>((sent) => sent !== undefined, { error: 'The description is missing.' })
      .meta({ type: 'object', description: 'Of a customer, in the form that describeCustomer answers.' }),
  }),
  describeCustomer: named(['GET', '/customers', 'told'], ofPersona),
  directory: named(['GET', '/directory', 'told']),
  resetLinks: named(['GET', '/reset-links', 'told']),
  snapshot: named(['GET', '/snapshot', 'snapshot'], { before: numberFrom(1).exactOptional() }),
  openSnapshot: whole(['PUT', '/snapshot', 'state'], z.unknown()),
  invariants: named(['GET', '/invariants', 'answer']),
};

export function isMethod(name: string): name is keyof Control {
  return Object.hasOwn(methods, name);
}

/** Asks a route that gives the state for the one without its hash, which takes long after a long history. */
export const withoutHash = 'state=summary';
