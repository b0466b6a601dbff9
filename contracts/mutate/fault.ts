/** An answer of the bank on its way through the proxy. */
export interface PassingAnswer {
  status: number;
  /** In the order in which they came. */
  headers: (readonly [name: string, value: string])[];
  /** Parsed JSON, or text that is none. */
  body: unknown;
}

export interface PassingRequest {
  readonly operation: string;
  /** Path and query. */
  target: string;
  headers: Record<string, string>;
  body: unknown;
}

/** What is spoilt. Both changes return whether they changed anything. */
export interface Spoiling {
  readonly request?: (request: PassingRequest) => boolean;
  readonly answer?: (answer: PassingAnswer, request: PassingRequest) => boolean;
  /** Packs every answer, as a gateway may. */
  readonly packs?: boolean;
  /** Holds the first of the operation's answers back. */
  readonly delayMs?: number;
  /** Where a strict bank asks for a code, it is made to do without. */
  readonly unconfirmed?: Unconfirmed;
}

/** The bank asks for no code; or it asks, but has done it already; or it is content with a code that was for something else. */
export type Unconfirmed = 'not-asked' | 'done-before' | 'any-code';

export interface Fault {
  readonly name: string;
  /** The operation whose calls are spoilt, or all. */
  readonly operation: string;
  readonly spoil: Spoiling;
  /** A bank may write the same in this form: no proof may object. */
  readonly isHarmless?: boolean;
  /** Nothing but the walk can see it, or the pacts would take too long. */
  readonly onlyWalk?: boolean;
}

type Change = (value: never, parent: Readonly<Record<string, unknown>>) => unknown;

/** Changes each value at a path like `accounts.*.type` in good answers; undefined removes it. */
export function inBody(path: string, change: Change, isMeant = (status: number) => status < 300): Spoiling {
  return { answer: ({ status, body }) => isMeant(status) && changeAt(body, path.split('.'), change) };
}

export function inRefusal(path: string, change: Change): Spoiling {
  return inBody(path, change, (status) => status >= 400);
}

export function inHeader(name: string, change: (value: string) => string | undefined): Spoiling {
  return {
    answer: (answer) => {
      let isChanged = false;
      answer.headers = answer.headers.flatMap((header) => {
        if (header[0].toLowerCase() !== name) return [header];
        const changed = change(header[1]);
        isChanged ||= changed !== header[1];
        return changed === undefined ? [] : [[header[0], changed] as const];
      });
      return isChanged;
    },
  };
}

export function status(from: number, to: number): Spoiling {
  return {
    answer: (answer) => {
      if (answer.status !== from) return false;
      answer.status = to;
      return true;
    },
  };
}

/** Asks the bank something else than was asked: a filter or a party that it ignores. */
export function inTarget(change: (target: string) => string): Spoiling {
  return {
    request: (request) => {
      const before = request.target;
      request.target = change(before);
      return request.target !== before;
    },
  };
}

/** A token that the customer was never given. */
export const foreign = 'F0E1D2C3B4A5968778695A4B3C2D1E0FF0E1D2C3B4A5968778695A4B';

/** Asks for everything whatever was asked: the bank ignores the parameter. */
export const ignoring = (parameter: string) =>
  inTarget((target) => target.replace(new RegExp(`([?&])${parameter}=[^&]*&?`), '$1').replace(/[?&]$/, ''));

/** Asks for every party, whichever was asked for. */
export const noParty: Spoiling = {
  request: (request) => {
    const had = 'x-party-id' in request.headers;
    delete request.headers['x-party-id'];
    return had;
  },
};

export function inRequest(path: string, change: Change): Spoiling {
  return { request: ({ body }) => changeAt(body, path.split('.'), change) };
}

function changeAt(node: unknown, [step = '', ...rest]: readonly string[], change: Change): boolean {
  if (typeof node !== 'object' || node === null) return false;
  const fields = node as Record<string, unknown>;
  const names = step === '*' ? Object.keys(fields) : step in fields ? [step] : [];
  if (rest.length > 0) return names.map((name) => changeAt(fields[name], rest, change)).some(Boolean);
  for (const name of names) {
    const changed = change(fields[name] as never, fields);
    if (changed === undefined) delete fields[name];
    else fields[name] = changed;
  }
  return names.length > 0;
}
