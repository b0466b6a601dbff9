import { expect, it } from 'vitest';
import { momentVersion } from '#sandbox/control/moment/moment-version.ts';
import { openSmallSandbox } from '#sandbox/control/small-sandbox.fixture.ts';
import { readReport } from './use-report.ts';

it('reads the report of a bug bundle, finds none in a snapshot, and says what is wrong with another file', async () => {
  const { control } = await openSmallSandbox();
  const taken = await control.snapshot();
  if (taken.outcome === 'refused') throw new Error(taken.reason);
  const { snapshot } = taken;
  const report = {
    savedAt: '2026-03-02T10:00:00.000Z',
    what: 'It waits.',
    site: 'http://localhost:5173',
    browser: 'Chromium',
    viewport: { width: 1280, height: 900 },
    console: [{ at: '2026-03-02T10:00:00.000Z', level: 'error', text: 'It broke' }],
    screenshot: null,
  };
  const bundle = { format: 'paddock-moment', version: momentVersion, snapshot, session: null, report };
  expect(await readReport(JSON.stringify(bundle))).toEqual({ outcome: 'read', report });
  expect(await readReport(JSON.stringify(snapshot))).toEqual({ outcome: 'read', report: undefined });
  expect(await readReport('<p>')).toMatchObject({ outcome: 'refused', reason: expect.stringContaining('not JSON') });
  expect(await readReport(JSON.stringify({ ...bundle, extra: 1 }))).toMatchObject({ outcome: 'refused' });
});
