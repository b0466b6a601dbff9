import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isFolder, readGiven } from '#contracts/driver/given-files.ts';
import { belowMount, type RecordedCall } from './recorded-call.ts';

interface Named {
  readonly name: string;
  readonly value: string;
}

/** The part of HTTP Archive 1.2 that is read. */
interface HarEntry {
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly headers?: readonly Named[];
    readonly postData?: { readonly text?: string; readonly params?: readonly Named[]; readonly mimeType?: string };
  };
  readonly response: {
    readonly status: number;
    readonly headers?: readonly Named[];
    readonly content?: { readonly text?: string; readonly encoding?: string; readonly size?: number };
  };
}

/** HAR files: the file itself, or all in a folder. @throws Error with a sentence if there is none or one cannot be read. */
export function readRecordings(path: string): readonly RecordedCall[] {
  const files = isFolder(path)
    ? readdirSync(path, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.har$/i.test(file))
        .map((file) => join(path, file))
    : [path];
  if (files.length === 0) throw new Error(`There is no .har file in ${path}.`);
  return files.flatMap((file) => callsIn(readGiven(file), file));
}

/** The calls of one HTTP Archive, all of them, also those to others than the bank. */
export function callsIn(text: string, file: string): readonly RecordedCall[] {
  let entries: unknown;
  try {
    const archive = JSON.parse(text.replace(/^\uFEFF/, '')) as { readonly log?: { readonly entries?: unknown } } | null;
    entries = archive?.log?.entries;
  } catch {
    throw new Error(`${file} is no JSON.`);
  }
  if (!Array.isArray(entries)) throw new Error(`${file} is no HTTP Archive: it has no log.entries.`);
  return (entries as readonly (Partial<HarEntry> | null)[]).map((entry, place) => {
    const { request, response } = entry ?? {};
    const no = (what: string) => new Error(`${file} is no HTTP Archive: call ${place + 1} has no ${what}.`);
    if (
      typeof request?.url !== 'string' ||
      typeof request.method !== 'string' ||
      typeof response?.status !== 'number'
    ) {
      throw no('request with a response');
    }
    const address = URL.parse(request.url, 'http://bank');
    if (address === null) throw no('address that can be read');
    const { pathname, search } = address;
    const { text: answer, encoding } = response.content ?? {};
    const answerText = encoding === 'base64' ? Buffer.from(answer ?? '', 'base64').toString() : (answer ?? '');
    const { text: sent, params, mimeType = '' } = request.postData ?? {};
    if (![answer ?? '', sent ?? '', mimeType].every((each) => typeof each === 'string')) throw no('bodies in text');
    const [requestHeaders, headers] = [byName(request.headers), byName(response.headers)];
    if (requestHeaders === undefined || headers === undefined) throw no('headers with names and values');
    return {
      source: `${file}, call ${place + 1}`,
      method: request.method.toUpperCase(),
      target: `${belowMount(pathname)}${search}`,
      requestHeaders: mimeType === '' ? requestHeaders : { 'content-type': mimeType, ...requestHeaders },
      body: sent ?? new URLSearchParams((params ?? []).map(({ name, value }) => [name, value])).toString(),
      // Browsers note a call without an answer as status 0.
      status: response.status === 0 ? undefined : response.status,
      headers,
      answer: answerText,
      hasAnswer: answer !== undefined || response.content?.size === 0,
    };
  });
}

/** Undefined if they are no list of names and values. */
function byName(given: unknown): Readonly<Record<string, string>> | undefined {
  const headers: unknown = given ?? [];
  if (!Array.isArray(headers) || !headers.every(isNamed)) return undefined;
  return Object.fromEntries(headers.map(({ name, value }) => [name.toLowerCase(), value]));
}

function isNamed(header: Partial<Named> | null): header is Named {
  return typeof header?.name === 'string' && typeof header.value === 'string';
}
