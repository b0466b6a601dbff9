import { getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { readPdf } from '#sandbox/documents/read-pdf.fixture.ts';
import { type Account, accountsOfParty } from '#src/api/accounts/account.ts';
import { accountsApi } from '#src/api/accounts/accounts.ts';
import { type ExportFilters, transactionFileDownloaded } from '#src/api/transactions/transaction-files.ts';
import { transactionsOfPeriodRead } from '#src/api/transactions/transactions.ts';
import { printFonts } from '#src/banking/print/print-fonts.fixture.ts';
import { drawPdf } from '#src/features/transactions/model/exports/draw-pdf.ts';
import { printDocument } from '#src/features/transactions/model/exports/print-document.ts';
import { bytesOfBase64 } from '#src/kernel/base64.ts';
import { addMonths, calendarDay, instantInLondon } from '#src/kernel/calendar.ts';
import { answerTo, type PersonaStore, signInPersona } from '#tests/customers/sign-in-persona.ts';

// The app prints the list of an account, and the bank makes the file of it. Customers get one document.

const signal = new AbortController().signal;
const party = false as const;

/** The stopped clock of the bank shows 09:30 on this day. */
const today = calendarDay('2026-03-02');

async function bothOf(store: PersonaStore, account: Account, filters: ExportFilters) {
  const period = { from: addMonths(today, -2), to: today };
  const { id: accountId, kind } = account;
  const listed = await store.dispatch(transactionsOfPeriodRead({ party, accountId, kind, ...period }, signal));
  const file = await store.dispatch(
    transactionFileDownloaded({ party, accountId, format: 'pdf', filters, ...period }, signal),
  );
  if ('error' in listed || 'error' in file) throw new Error('The bank answered neither or one of the two.');
  const rows = listed.data.transactions
    .filter(({ flag }) => filters.flag === undefined || flag === filters.flag)
    .toReversed();
  const isPartial = filters.flag !== undefined;
  const bankName = 'Paddock Private Bank';
  const madeAt = instantInLondon(today, '09:30');
  const drawing = drawPdf(printDocument({ bankName, account, period, isPartial, rows, madeAt }), printFonts);
  let step = drawing.next();
  while (!step.done) step = drawing.next();
  return { drawn: step.value, sent: bytesOfBase64(file.data.content) ?? new Uint8Array(), count: rows.length };
}

/** Each text of each page with its place, to the nearest point, whichever order it was drawn in. */
async function placedTexts(file: Uint8Array): Promise<readonly (readonly string[])[]> {
  const pdf = await getDocumentProxy(file.slice());
  const pages = Array.from({ length: pdf.numPages }, async (_, at) => {
    const { items } = await (await pdf.getPage(at + 1)).getTextContent();
    return items
      .flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []))
      .map(({ str, transform: [size, , , , x, y] }) => [str.trim(), size, Math.round(x), Math.round(y)].join(' | '))
      .sort();
  });
  return Promise.all(pages);
}

it.each([
  ['private-customer', 'every transaction', {}],
  ['private-customer', 'money out', { flag: 'D' }],
  ['racing-owner', 'every transaction', {}],
  ['joint-holder', 'every transaction', {}],
] as const)('prints for %s the document that the bank sends: %s', async (persona, _, narrowing) => {
  const store = await signInPersona(persona);
  if (store === undefined) throw new Error(`${persona} cannot log in.`);
  const list = await answerTo(store.dispatch(accountsApi.endpoints.listAccounts.initiate({ party })));
  const accounts = accountsOfParty(list?.accounts ?? [], party).filter(({ kind }) => /^(CA|RA|IA|NT)$/.test(kind));
  expect(accounts.length).toBeGreaterThan(0);
  let pageCount = 0;
  for (const account of accounts.slice(0, 3)) {
    const { drawn, sent, count } = await bothOf(store, account, { categories: new Set(), ...narrowing });
    if (count === 0) continue;
    const pages = await placedTexts(drawn);
    pageCount = Math.max(pageCount, pages.length);
    expect(await placedTexts(sent)).toEqual(pages);
    const [ours, theirs] = [await readPdf(drawn), await readPdf(sent)];
    expect({ title: theirs.title, language: theirs.language, tags: theirs.tags }).toEqual({
      title: ours.title,
      language: ours.language,
      tags: ours.tags,
    });
  }
  expect(pageCount).toBeGreaterThan(1);
});
