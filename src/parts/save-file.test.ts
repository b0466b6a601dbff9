import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { safeFileName, saveFile } from './save-file.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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

it('lets nothing through that leads elsewhere, hides or turns the writing round', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 150 }), (name) => {
      const safe = safeFileName(name);
      expect(safe).toMatch(/^[^/\\:*?"<>|\p{C}\p{Zl}\p{Zp}]{1,120}$/u);
      expect(safe).not.toMatch(/^[.\- ]|[. ]$/);
      expect(safeFileName(safe)).toBe(safe);
    }),
  );
});

it('presses a link to the content under that name, and lets go of it once it must have been read', () => {
  const link = { href: '', download: '', click: vi.fn() };
  vi.stubGlobal('document', { createElement: () => link });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:here');
  const letGo = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
  saveFile(new Blob(['Date\r\n']), '../a.csv');
  expect(link).toMatchObject({ href: 'blob:here', download: 'a.csv' });
  expect(link.click).toHaveBeenCalledOnce();
  expect(letGo).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(letGo).toHaveBeenCalledExactlyOnceWith('blob:here');
});
