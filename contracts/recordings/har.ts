import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isFolder, readGiven } from '#contracts/driver/given-files.ts';
import type { Exchange } from '#contracts/driver/relay.ts';

/** A recorded call, and what the recording left out. */
export interface RecordedCall extends Exchange {
  /** The file and the place in it, for a person to look it up. */
  readonly source: string;
  /** Whether the recording has the answer’s body. */
  readonly hasAnswer: boolean;
}

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
        .filter((file) => file.endsWith('.har'))
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
    if (
      typeof request?.url !== 'string' ||
      typeof request.method !== 'string' ||
      typeof response?.status !== 'number'
    ) {
      throw new Error(`${file} is no HTTP Archive: call ${place + 1} has no request with a response.`);
    }
    const { pathname, search } = new URL(request.url, 'http://bank');
    const { text: answer, encoding } = response.content ?? {};
    const answerText = encoding === 'base64' ? Buffer.from(answer ?? '', 'base64').toString() : (answer ?? '');
    const { text: sent, params, mimeType = '' } = request.postData ?? {};
    const requestHeaders = byName(request.headers ?? []);
    return {
      source: `${file}, call ${place + 1}`,
      method: request.method.toUpperCase(),
      // A gateway may mount the service on a longer path.
      target: `${pathname.replace(/^.*(?=\/digx\/)/, '')}${search}`,
      requestHeaders: mimeType === '' ? requestHeaders : { 'content-type': mimeType, ...requestHeaders },
      body: sent ?? new URLSearchParams((params ?? []).map(({ name, value }) => [name, value])).toString(),
      // Browsers note a call without an answer as status 0.
      status: response.status === 0 ? undefined : response.status,
      headers: byName(response.headers ?? []),
      answer: answerText,
      hasAnswer: answer !== undefined || response.content?.size === 0,
    };
  });
}

function byName(headers: readonly Named[]): Readonly<Record<string, string>> {
  return Object.fromEntries(headers.map(({ name, value }) => [name.toLowerCase(), value]));
}
