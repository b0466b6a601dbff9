import type { ConsoleLine } from '#sandbox/control/moment/moment.ts';

/** The latest lines are kept: a page may complain in every frame. */
const linesKept = 300;
const longestLine = 4000;

const lines: ConsoleLine[] = [];

/** What this page has written to its console, and errors that nobody caught, oldest first. */
export function recordedConsole(): readonly ConsoleLine[] {
  return lines;
}

/** Records the console from now on. It goes on writing as before. */
export function recordConsole(page: Window & typeof globalThis): void {
  for (const level of ['log', 'info', 'warn', 'error'] as const) {
    const write = page.console[level].bind(page.console);
    page.console[level] = (...parts: unknown[]) => {
      keep(level, parts.map(textOf).join(' '));
      write(...parts);
    };
  }
  page.addEventListener('error', ({ message, error }) => keep('uncaught', textOf(error ?? message)));
  page.addEventListener('unhandledrejection', ({ reason }) => keep('uncaught', textOf(reason)));
}

function keep(level: ConsoleLine['level'], text: string): void {
  lines.push({ at: new Date().toISOString(), level, text: text.slice(0, longestLine) });
  if (lines.length > linesKept) lines.shift();
}

function textOf(part: unknown): string {
  if (typeof part === 'string') return part;
  if (part instanceof Error) return part.stack ?? `${part.name}: ${part.message}`;
  try {
    return JSON.stringify(part) ?? String(part);
  } catch {
    return String(part);
  }
}
