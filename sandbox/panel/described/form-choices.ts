import {
  type CustomerDocument,
  isObject,
  type Json,
  listAt,
  type Path,
  partAt,
  placesIn,
  withPart,
} from './document.ts';

/** What the form reads in a document, and writes there. What it does not show, it leaves as it is. */

const parties = {
  'one-person': { people: 1, kinds: ['personal'] },
  'two-people': { people: 2, kinds: ['joint'] },
  company: { people: 2, kinds: ['company'] },
  'racing-owner': { people: 1, kinds: ['personal', 'racing'] },
} as const;
export type Who = keyof typeof parties;

/** A choice that the form has no words for, because somebody wrote it by hand. */
export const asWritten = 'as-written';

export const whoTitles = {
  'one-person': 'One person',
  'two-people': 'Two people with a joint account',
  company: 'A company with two directors',
  'racing-owner': 'A racing owner, private and racing',
} as const satisfies Record<Who, string>;

/** The accounts that go with them, where they are not the usual ones of everybody. */
const theirAccounts: Partial<Readonly<Record<Who, readonly Json[]>>> = {
  company: [{ product: 'business' }, { product: 'instantAccess' }],
  'racing-owner': [{ product: 'current' }, { product: 'racing', entity: 2 }],
};

export function whoIn(document: CustomerDocument): Who | typeof asWritten {
  const people = Math.max(1, listAt(document, ['people']).length);
  const kinds = kindsIn(document).join();
  const all = Object.entries(parties) as [Who, (typeof parties)[Who]][];
  return all.find(([, party]) => party.people === people && party.kinds.join() === kinds)?.[0] ?? asWritten;
}

function kindsIn(document: CustomerDocument): readonly string[] {
  const written = listAt(document, ['entities']);
  return (written.length === 0 ? [{}] : written).map((entity) => String(partAt(entity, ['kind']) ?? 'personal'));
}

/** People and entities that stay keep what is written of them. */
export function withWho(document: CustomerDocument, who: Who): CustomerDocument {
  const before = whoIn(document);
  const { people, kinds } = parties[who];
  const kept = listAt(document, ['people']).slice(0, people);
  const persons = [...kept, ...Array.from({ length: people - kept.length }, (): Json => ({}))];
  const written = listAt(document, ['entities']);
  const entities = kinds.map((kind, place): Json => {
    const entity = written[place];
    const { kind: _, ...others } = entity !== undefined && isObject(entity) ? entity : {};
    return kind === 'personal' ? others : { kind, ...others };
  });
  const said = JSON.stringify(partAt(document, ['accounts']));
  const areTheirs = said === undefined || (before !== asWritten && said === JSON.stringify(theirAccounts[before]));
  const peopled = withPart(document, ['people'], orNothing(persons));
  const owned = withPart(peopled, ['entities'], orNothing(entities));
  return areTheirs ? withPart(owned, ['accounts'], theirAccounts[who]) : owned;
}

/** A list that says no more than a missing one. */
function orNothing(list: readonly Json[]): readonly Json[] | undefined {
  const [first] = list;
  const isUsual = list.length === 1 && first !== undefined && isObject(first) && Object.keys(first).length === 0;
  return isUsual ? undefined : list;
}

/** One mandate for all entities. */
export function mandateIn(document: CustomerDocument): string {
  const written = listAt(document, ['entities']);
  const mandates = new Set((written.length === 0 ? [{}] : written).map((entity) => partAt(entity, ['mandate'])));
  const [first = 'none'] = mandates;
  return mandates.size === 1 && typeof first === 'string' ? first : asWritten;
}

export function withMandate(document: CustomerDocument, mandate: string): CustomerDocument {
  const count = Math.max(1, listAt(document, ['entities']).length);
  let changed = document;
  for (let place = 0; place < count; place += 1) {
    changed = withPart(changed, ['entities', place, 'mandate'], mandate === 'none' ? undefined : mandate);
  }
  return withPart(changed, ['entities'], orNothing(listAt(changed, ['entities'])));
}

/** What meets the first person at the login. */
const logins = {
  nothing: {},
  terms: { loginSteps: ['terms'] },
  password: { loginSteps: ['password'] },
  pin: { loginSteps: ['pin'] },
  'first-time': { hasLoggedIn: false, loginSteps: ['terms', 'password', 'pin'] },
  'wrong-details': { lock: 'wrong-details' },
  'by-bank': { lock: 'by-bank' },
} as const satisfies Record<string, CustomerDocument>;
export type Login = keyof typeof logins;

export const loginTitles = {
  nothing: 'Nothing: they are in at once',
  terms: 'New terms to accept',
  password: 'A new password is due',
  pin: 'A new PIN is due',
  'first-time': 'The first login of all',
  'wrong-details': 'Locked: wrong details too often',
  'by-bank': 'Locked by the bank',
} as const satisfies Record<Login, string>;

const firstPerson: Path = ['people', 0];
const aboutLogin = ['hasLoggedIn', 'loginSteps', 'lock'] as const;
const usually: CustomerDocument = { hasLoggedIn: true, loginSteps: [], lock: 'none' };

export function loginIn(document: CustomerDocument): Login | typeof asWritten {
  const said = aboutLogin.map((name) => partAt(document, [...firstPerson, name]) ?? usually[name] ?? null);
  const all = Object.entries(logins) as [Login, CustomerDocument][];
  const found = all.find(([, login]) =>
    sameJson(
      said,
      aboutLogin.map((name) => login[name] ?? usually[name] ?? null),
    ),
  );
  return found?.[0] ?? asWritten;
}

export function withLogin(document: CustomerDocument, login: Login): CustomerDocument {
  const wanted: CustomerDocument = logins[login];
  return aboutLogin.reduce((changed, name) => withPersonal(changed, [...firstPerson, name], wanted[name]), document);
}

/** A part of the first person, without whom nothing is said of people at all. */
export function withPersonal(document: CustomerDocument, path: Path, part: Json | undefined): CustomerDocument {
  const changed = withPart(document, path, part);
  return withPart(
    changed,
    ['people'],
    listAt(changed, ['people']).length === 0 ? undefined : orNothing(listAt(changed, ['people'])),
  );
}

/** Entries of a list that a tick stands for. */
export const ticks = {
  failingOrder: { list: 'standingOrders', entry: { next: 1, fails: true } },
  waitingFile: { list: 'bulkFiles', entry: { state: 'pending-approval' } },
} as const;
export type Tick = keyof typeof ticks;

export function isTicked(document: CustomerDocument, tick: Tick): boolean {
  return listAt(document, [ticks[tick].list]).some((entry) => isSuch(entry, tick));
}

export function withTick(document: CustomerDocument, tick: Tick, on: boolean): CustomerDocument {
  const { list, entry } = ticks[tick];
  const others = listAt(document, [list]).filter((each) => !isSuch(each, tick));
  const wanted = on ? [...others, entry] : others;
  return withPart(document, [list], wanted.length === 0 ? undefined : wanted);
}

function isSuch(entry: Json, tick: Tick): boolean {
  return Object.entries(ticks[tick].entry).every(([name, value]) => partAt(entry, [name]) === value);
}

/** What a field shows of a part. */
export function typedAt(document: CustomerDocument, path: Path): string {
  const part = partAt(document, path);
  return part === undefined ? '' : typeof part === 'object' ? JSON.stringify(part) : String(part);
}

/** What was typed is written as it is, and the bank says what is wrong with it. */
export function withTyped(
  document: CustomerDocument,
  path: Path,
  typed: string,
  form: 'text' | 'number',
): CustomerDocument {
  const part = typed === '' ? undefined : form === 'number' && /^\d{1,15}$/.test(typed) ? Number(typed) : typed;
  return path[0] === 'people' ? withPersonal(document, path, part) : withPart(document, path, part);
}

const shown: readonly RegExp[] = [
  /^(?:title|seed|years|payees\.count)$/,
  /^people\[0\]\.(?:secondFactor|phoneIsOn|hasLoggedIn|lock|loginSteps\[\d+\])$/,
  /^people\[0\]\.limits\.payments\.(?:maximum|daily)$/,
  /^entities\[\d+\]\.(?:kind|mandate)$/,
  /^accounts\[\d+\]\.(?:product|balance|overdraft|entity)$/,
];

/** The places of what the document says and the form does not show. */
export function beyondForm(document: CustomerDocument): readonly string[] {
  const unticked = (Object.keys(ticks) as Tick[]).reduce((rest, tick) => {
    const { list, entry } = ticks[tick];
    const place = listAt(rest, [list]).findIndex((each) => isSuch(each, tick));
    if (place < 0) return rest;
    return Object.keys(entry).reduce((left, name) => withPart(left, [list, place, name], undefined), rest);
  }, document);
  return placesIn(unticked).filter((place) => !shown.some((pattern) => pattern.test(place)));
}

function sameJson(left: Json, right: Json): boolean {
  if (!isObject(left) || !isObject(right)) return JSON.stringify(left) === JSON.stringify(right);
  const names = Object.keys(left);
  return names.length === Object.keys(right).length && names.every((name) => left[name] === right[name]);
}
