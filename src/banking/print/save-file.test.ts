import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { anyLetter } from '#src/kernel/any-letter.fixture.ts';
import { letGoOfFiles, safeFileName, saveFile } from './save-file.ts';

beforeEach(() => void vi.useFakeTimers());
it.each([
  ['transactions-5678-2026-01-01-to-2026-06-17.csv', 'transactions-5678-2026-01-01-to-2026-06-17.csv'],
  ['Dividende Société Générale.pdf', 'Dividende Société Générale.pdf'],
  ['../../etc/passwd', 'etc-passwd'],
  ['C:\\Users\\me\\a.pdf', 'C--Users-me-a.pdf'],
  ['.htaccess', 'htaccess'],
  ['report\u202Efdp.exe', 'reportfdp.exe'],
  ['a\u0000b\r\nc\u200B.csv', 'abc.csv'],
  ['what?*"<>|.csv', 'what------.csv'],
  ['two   spaces .pdf. ', 'two spaces .pdf'],
  ['', 'download'],
  ['...', 'download'],
  [' / ', 'download'],
  [`${'n'.repeat(300)}.pdf`, `${'n'.repeat(116)}.pdf`],
  [`${'n'.repeat(119)} n`, 'n'.repeat(119)],
  ['🐎'.repeat(300), '🐎'.repeat(120)],
])('reads %j as %j', (name, safe) => expect(safeFileName(name)).toBe(safe));

it('allows no name that leads elsewhere, hides or changes direction', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyLetter, maxLength: 150 }), (name) => {
      const safe = safeFileName(name);
      expect(safe).toMatch(/^[^/\\:*?"<>|\p{C}\p{Zl}\p{Zp}]{1,120}$/u);
      expect(safe).not.toMatch(/^[.\- ]|[. ]$/);
      expect(safeFileName(safe)).toBe(safe);
    }),
  );
});

it.each([
  ['statement.pdf', '.pdf', 'statement.pdf'],
  ['STATEMENT.PDF', '.pdf', 'STATEMENT.PDF'],
  ['statement.pdf.exe', '.pdf', 'statement.pdf.exe.pdf'],
  ['statement', '.pdf', 'statement.pdf'],
  ['statement.pdf. ', '.pdf', 'statement.pdf'],
  ['statementpdf', '.pdf', 'statementpdf.pdf'],
  ['statement\u202Efdp.', '.pdf', 'statementfdp.pdf'],
  ['lines.html', '.csv', 'lines.html.csv'],
  ['lines.pdf', '.zip', 'lines.pdf.zip'],
  ['', '.csv', 'download.csv'],
  [`${'n'.repeat(300)}.exe`, '.pdf', `${'n'.repeat(116)}.pdf`],
] as const)('turns %j, a %s, into %j', (name, ending, safe) => expect(safeFileName(name, ending)).toBe(safe));

it('gives every name its real extension', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: anyLetter, maxLength: 150 }),
      fc.constantFrom('.csv' as const, '.pdf' as const, '.zip' as const),
      (name, ending) => {
        const safe = safeFileName(name, ending);
        expect(safe.toLowerCase().endsWith(ending)).toBe(true);
        expect([...safe].length).toBeLessThanOrEqual(120);
        // The reported name is the saved one.
        expect(safeFileName(safe)).toBe(safe);
      },
    ),
  );
});

/** Records the object URLs a page creates and revokes. */
function openPage() {
  const link = { href: '', download: '', click: vi.fn() };
  const page = new EventTarget();
  vi.stubGlobal('document', { createElement: () => link });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  let count = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${++count}`);
  const gone: string[] = [];
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void gone.push(url));
  return { link, gone, leave: () => page.dispatchEvent(new Event('pagehide')) };
}

it('clicks a link to the file under that name, and revokes it afterwards', () => {
  const { link, gone } = openPage();
  saveFile(new Blob(['Date\r\n']), '../a.csv');
  expect(link).toMatchObject({ href: 'blob:1', download: 'a.csv' });
  expect(link.click).toHaveBeenCalledOnce();
  expect(gone).toEqual([]);
  vi.runAllTimers();
  expect(gone).toEqual(['blob:1']);
});

it.each(['asked to', 'the page is left'])('revokes all files at once when %s, each only once', (when) => {
  const { gone, leave } = openPage();
  for (const name of ['a.csv', 'b.csv']) saveFile(new Blob(['Date\r\n']), name);
  if (when === 'asked to') letGoOfFiles();
  else leave();
  expect(gone).toEqual(['blob:1', 'blob:2']);
  vi.runAllTimers();
  letGoOfFiles();
  expect(gone).toHaveLength(2);
});
