import type { BrowserContext, Page } from '@playwright/test';
import type { JournalHead } from '#sandbox/control/journal/journal.ts';
import { controlOf } from './bank-control.ts';

/** What a page complains of. */
interface Complaint {
  readonly text: string;
  /** The status of the answer that the browser complains of; 0 when there was none. */
  readonly call?: { readonly status: number; readonly target: string };
}

const cut = 'net::ERR_EMPTY_RESPONSE';

export function listenToComplaints(page: Page, heard: Complaint[]): void {
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const text = message.text();
    // Chromium counts a font that it already holds in memory as preloaded in vain.
    if (/woff2 was preloaded using link preload but not used/.test(text)) return;
    // Journeys that move the page's clock set longer idle times than the site ships with.
    if (/config\.json: idleMinutes is \d+\./.test(text)) return;
    // The bank cuts a connection only when the journey has planned it.
    if (text.includes(cut)) return;
    const { url } = message.location();
    heard.push({ text: `${message.type()}: ${text} at ${url}`, ...callIn(text, url) });
  });
  page.on('pageerror', ({ message }) => {
    // MSW checks for a newer worker without waiting. The check rejects when the page is left meanwhile.
    if (!message.startsWith('Failed to update a ServiceWorker')) heard.push({ text: `uncaught: ${message}` });
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page aborts its pending requests.
    if (reason === 'net::ERR_ABORTED' || reason === cut) return;
    heard.push({ text: `failed: ${request.method()} ${request.url()} ${reason}`, ...callIn(reason, request.url()) });
  });
}

function callIn(text: string, url: string): Pick<Complaint, 'call'> {
  const [, status = text.includes('net::ERR') ? '0' : undefined] =
    /^Failed to load resource: .* status of (\d+)/.exec(text) ?? [];
  if (status === undefined || !url.includes('/digx/')) return {};
  const { pathname, search } = new URL(url);
  return { call: { status: Number(status), target: `${pathname}${search}` } };
}

/** Whether the bank does what its contract says, or what the journey has planned. */
export function isExpected({ call }: Complaint, planned: readonly string[]): boolean {
  // The bank asks for a code or the PIN, and the browser takes it for an error.
  if (call?.status === 417) return true;
  return call !== undefined && planned.includes(`${call.status} ${call.target}`);
}

/** A page may notice it by a call of its own before it is left. */
function endsSessions(entry: JournalHead): boolean {
  return entry.kind === 'control' && entry.act.act === 'clock' && entry.act.keepsSessions !== true;
}

const before = new WeakMap<BrowserContext, readonly string[]>();

/** Keeps in mind what was planned in a bank that is about to go. */
export async function notePlannedFaults(page: Page): Promise<void> {
  before.set(page.context(), await plannedFaults(page));
}

/** The calls that met a fault which the journey has planted or a session that it has ended by the clock, as the bank has noted them. */
export async function plannedFaults(page: Page): Promise<readonly string[]> {
  const heads = await controlOf(page)
    .journalHeads()
    // The page may be one without a bank.
    .catch(() => []);
  const moved = heads.find(endsSessions)?.n ?? Number.POSITIVE_INFINITY;
  const planned = heads.flatMap((entry) =>
    entry.kind === 'request' && (entry.contract === 'planned-fault' || (entry.status === 401 && entry.n > moved))
      ? [`${entry.status} ${entry.request.target}`]
      : [],
  );
  return [...(before.get(page.context()) ?? []), ...planned];
}
