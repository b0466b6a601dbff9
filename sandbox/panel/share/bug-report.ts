import type { BugReport } from '#sandbox/control/moment/moment.ts';
import { recordedConsole } from './console-record.ts';
import { takeScreenshot } from './screenshot.ts';

/** What a developer wants to know beside the bank. The picture comes first, before anything on the screen changes. */
export async function bugReport(what: string, withPicture: boolean): Promise<BugReport> {
  const screenshot = withPicture ? await takeScreenshot() : null;
  return {
    savedAt: new Date().toISOString(),
    what: what.trim().slice(0, 4000),
    site: location.origin,
    browser: navigator.userAgent.slice(0, 1000),
    viewport: { width: innerWidth, height: innerHeight },
    console: [...recordedConsole()],
    screenshot,
  };
}
