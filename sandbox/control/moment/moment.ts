import { z } from 'zod';
import { type Snapshot, snapshotSchema } from '#sandbox/control/journal/snapshot.ts';
import { momentVersion } from './moment-version.ts';

/**
 * A moment: a bank and the page that showed it, as one versioned value. It travels in the fragment of a link, or in a
 * file. With a report it is a bug bundle.
 */

const mostCharacters = 32 * 1024 * 1024;

const storedSchema = z
  .record(z.string().regex(/^paddock\.[A-Za-z]{1,40}$/), z.string().max(20_000))
  .refine((stored) => Object.keys(stored).length <= 30, 'At most 30 values are stored.');

const pageSchema = z.strictObject({
  /** Path, query and fragment below the site's own path. */
  url: z.string().max(4000).refine(isOnThisSite, 'It leads away from this site.'),
  /** The browser's history entry, which some pages read again. */
  state: z.unknown().refine((state) => JSON.stringify(state ?? null).length <= 20_000, 'It is too long.'),
  shared: storedSchema,
  tab: storedSchema,
});

const consoleLineSchema = z.strictObject({
  at: z.string().max(40),
  level: z.enum(['log', 'info', 'warn', 'error', 'uncaught']),
  text: z.string().max(4000),
});
export type ConsoleLine = Readonly<z.infer<typeof consoleLineSchema>>;

const reportSchema = z.strictObject({
  savedAt: z.iso.datetime(),
  what: z.string().max(4000),
  site: z.string().max(2000),
  browser: z.string().max(1000),
  viewport: z.strictObject({ width: z.number(), height: z.number() }),
  console: z.array(consoleLineSchema).max(500),
  /** Null where the browser allowed none. */
  screenshot: z
    .string()
    .max(12 * 1024 * 1024)
    .regex(/^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+=*$/)
    .nullable(),
});
export type BugReport = Readonly<z.infer<typeof reportSchema>>;

export const momentSchema = z.strictObject({
  format: z.literal('paddock-moment'),
  version: z.literal(momentVersion),
  snapshot: snapshotSchema,
  /** The browser's session in the bank; null where nobody was logged in. */
  session: z.string().max(200).nullable(),
  page: pageSchema.exactOptional(),
  report: reportSchema.exactOptional(),
});
export type Moment = Readonly<z.infer<typeof momentSchema>>;
export type MomentPage = Readonly<z.infer<typeof pageSchema>>;

export type ReadMoment =
  | { readonly outcome: 'read'; readonly moment: Moment }
  | { readonly outcome: 'refused'; readonly reason: string; readonly allowed: readonly string[] };

/** Reads a moment, a bug bundle or a plain snapshot, each as text. Nothing unknown is accepted or dropped. */
export function readMoment(text: string): ReadMoment {
  if (text.length > mostCharacters) return refuse('It is longer than 32 MB.');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse('It is not JSON, so no sandbox has written it, or it was cut on the way.');
  }
  return momentFrom(value);
}

export function momentFrom(value: unknown): ReadMoment {
  const { format, version } = formatSchema.safeParse(value).data ?? {};
  if (format === 'paddock-snapshot') {
    const read = snapshotSchema.safeParse(value);
    return read.success ? { outcome: 'read', moment: around(read.data) } : refuse(reasonIn(read.error));
  }
  if (format !== 'paddock-moment') return refuse('No sandbox has written it: it names no format known here.');
  if (version !== momentVersion) return refuse(`It has version ${String(version)}.`);
  const read = momentSchema.safeParse(value);
  return read.success ? { outcome: 'read', moment: read.data } : refuse(reasonIn(read.error));
}

const formatSchema = z.object({ format: z.string(), version: z.unknown() });

function around(snapshot: Snapshot): Moment {
  return { format: 'paddock-moment', version: momentVersion, snapshot, session: null };
}

function refuse(reason: string): ReadMoment {
  return { outcome: 'refused', reason, allowed: [`a moment of version ${momentVersion}`] };
}

/** The first few complaints: a foreign file may break every rule. */
function reasonIn({ issues }: z.ZodError): string {
  const said = issues
    .slice(0, 3)
    .map(({ path, message }) => `${path.length === 0 ? 'It' : path.join('.')}: ${message}`);
  return `It is not as this sandbox writes it (${said.join('; ')}).`;
}

/** A browser reads a backslash, and characters it drops, as something else. */
function isOnThisSite(url: string): boolean {
  if (!/^\/(?![/\\])[^\\\s]*$/.test(url)) return false;
  return URL.canParse(url, 'http://site.invalid') && new URL(url, 'http://site.invalid').host === 'site.invalid';
}
