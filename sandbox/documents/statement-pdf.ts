import { type CalendarDay, instantInLondon } from '#src/kernel/calendar.ts';
import type { CurrencyCode } from '#src/kernel/facts/currencies.ts';
import { sortCodeText } from './account-number-text.ts';
import { amountText, balanceText } from './amount-text.ts';
import { longDay } from './day-text.ts';
import type { ExtractLine } from './extract.ts';
import { ledgerColumns } from './ledger-columns.ts';
import { ledgerPages } from './ledger-pages.ts';
import { drawLedger, inkColour } from './ledger-table.ts';
import { type OpenPdf, openPdf } from './open-pdf.ts';
import {
  drawArtifact,
  drawElement,
  drawFact,
  drawLetterhead,
  drawLine,
  type Fact,
  secondLineOf,
  sheet,
  textWidth,
} from './pdf-line.ts';
import { cutTo } from './pdf-text.ts';

export interface Statement {
  readonly bank: StatementBank;
  readonly holder: string;
  readonly addressLines: readonly string[];
  readonly accountTitle: string;
  readonly typeTitle: string;
  readonly sortCode: string;
  readonly accountNumber: string;
  readonly iban?: string;
  /** Yearly, in hundredths of a per cent: paid on a deposit, charged on a loan. */
  readonly interestBasisPoints?: number;
  readonly overdraft?: { readonly limitMinor: number; readonly basisPoints: number };
  readonly from: CalendarDay;
  readonly to: CalendarDay;
  readonly currency: CurrencyCode;
  readonly openingMinor: number;
  readonly closingMinor: number;
  readonly lines: readonly ExtractLine[];
}

interface StatementBank {
  readonly name: string;
  readonly addressLines: readonly string[];
  readonly telephone: string;
}

/** Printed address lines; further lines share the last. */
const addressPlaces = 6;

/** Printed characters of an account's title, and of its type. */
const accountTitleLength = 75;

/** In points from the top of the sheet. */
const titleMiddle = 78;
const factsMiddle = 108;
const sumsTop = 202;
const tableTop = 246;

/** In points. */
const lineHeight = 13;
const sumsHeight = 34;
const rowHeight = 19.5;

/** As many as fill a page without the heading. */
const laterPageLines = 34;
const half = { width: textWidth / 2 - 8, x: sheet.margin + textWidth / 2 } as const;
const labelWidth = 82;

const washColour = '#eef2ec';

/** A tagged PDF; the same statement always gives the same bytes. */
export function statementPdf(statement: Statement): Uint8Array {
  const { bank, currency } = statement;
  const accountTitle = cutTo(accountTitleLength, statement.accountTitle);
  const period = `${longDay(statement.from)} to ${longDay(statement.to)}`;
  const title = `Statement, ${accountTitle}, ${period}`;
  const pdf = openPdf({ title, bankName: bank.name, madeAt: instantInLondon(statement.to, '12:00') });
  drawLedger(pdf, {
    pages: ledgerPages(statement.lines, statement.openingMinor, laterPageLines),
    columns: ledgerColumns({ currency, hasBalance: true }),
    currency,
    firstTableTop: tableTop,
    rowHeight,
    runningHead: [
      `Statement of ${accountTitle}, ${period}`,
      `${sortCodeText(statement.sortCode)} · ${statement.accountNumber}`,
    ],
    foot: `${bank.name}. Questions about this statement? Call ${bank.telephone}.`,
    drawHeading() {
      drawLetterhead(pdf, bank.name);
      bank.addressLines.forEach((text, at) => {
        drawElement(pdf, 'P', text, { ...half, y: 37 + 10 * at, width: textWidth / 2, size: 7, align: 'right' });
      });
      const line = { x: sheet.margin, width: textWidth };
      drawElement(pdf, 'H1', `Statement ${period}`, { ...line, y: titleMiddle, size: 18, font: 'display' });
      addressed(statement).forEach((text, at) => {
        drawElement(pdf, 'P', text, { x: sheet.margin, y: factsMiddle + lineHeight * at, width: half.width, size: 9 });
      });
      let y = factsMiddle;
      for (const fact of factsOf(statement, accountTitle)) {
        const second = secondLineOf(pdf, fact, half.width - labelWidth);
        drawFact(pdf, fact, { ...half, y: y + second / 2, labelWidth });
        y += lineHeight + second;
      }
      drawSums(pdf, sumsOf(statement));
    },
  });
  return pdf.close();
}

function addressed({ holder, addressLines }: Statement): readonly string[] {
  if (addressLines.length <= addressPlaces) return [holder, ...addressLines];
  return [holder, ...addressLines.slice(0, addressPlaces - 1), addressLines.slice(addressPlaces - 1).join(', ')];
}

function factsOf(statement: Statement, accountTitle: string): readonly Fact[] {
  const { currency, iban, interestBasisPoints, overdraft } = statement;
  return [
    { label: 'Account', value: accountTitle },
    { label: 'Account type', value: cutTo(accountTitleLength, statement.typeTitle) },
    { label: 'Sort code', value: sortCodeText(statement.sortCode) },
    { label: 'Account number', value: statement.accountNumber },
    ...(iban === undefined ? [] : [{ label: 'IBAN', value: iban }]),
    ...(interestBasisPoints === undefined ? [] : [{ label: 'Interest rate', value: yearly(interestBasisPoints) }]),
    ...(overdraft === undefined ? [] : [{ label: 'Overdraft', value: overdraftText(overdraft, currency) }]),
  ];
}

/** `£2,500.00, at 14.90% a year` */
function overdraftText(overdraft: NonNullable<Statement['overdraft']>, currency: CurrencyCode): string {
  return `${amountText(overdraft.limitMinor, currency)}, at ${yearly(overdraft.basisPoints)}`;
}

/** `4.25% a year` */
function yearly(basisPoints: number): string {
  return `${(basisPoints / 100).toFixed(2)}% a year`;
}

function sumsOf({ currency, openingMinor, closingMinor, lines }: Statement): readonly Fact[] {
  const sumOf = (some: readonly ExtractLine[]) => some.reduce((sum, { minor }) => sum + Math.abs(minor), 0);
  return [
    { label: 'Opening balance', value: balanceText(openingMinor, currency) },
    { label: 'Money in', value: amountText(sumOf(lines.filter(({ minor }) => minor > 0)), currency) },
    { label: 'Money out', value: amountText(sumOf(lines.filter(({ minor }) => minor < 0)), currency) },
    { label: 'Closing balance', value: balanceText(closingMinor, currency) },
  ];
}

/** What the month came to, on a pale band. */
function drawSums(pdf: OpenPdf, sums: readonly Fact[]): void {
  const { doc, root } = pdf;
  drawArtifact(pdf, 'Layout', () => {
    doc.roundedRect(sheet.margin, sumsTop, textWidth, sumsHeight, 4).fill(washColour);
    doc.fillColor(inkColour);
  });
  const width = textWidth / sums.length;
  sums.forEach(({ label, value }, at) => {
    const box = { x: sheet.margin + at * width + 10, width: width - 14 };
    const element = doc.struct('P', {}, () => {
      drawLine(pdf, `${label}: `, { ...box, y: sumsTop + 10, size: 7 });
      drawLine(pdf, value, { ...box, y: sumsTop + 23, size: 11, font: 'semiBold' });
    });
    root.add(element);
    element.end();
  });
}
