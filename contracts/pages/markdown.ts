import { raw } from 'hono/html';
import { type Html, html, prose } from './page.ts';

/** The little of Markdown that the contract’s texts use: headings, paragraphs, lists, tables, code and stressed words. */
export function markdown(text: string, { topHeading }: { readonly topHeading: 2 | 3 }): Html {
  const blocks = text.split(/\n{2,}|\n(?=#)|(?<=^#.*)\n/m).filter((block) => block.trim() !== '');
  return html`${blocks.map((block) => toHtml(block.trim(), topHeading))}`;
}

function toHtml(block: string, topHeading: number): Html {
  const heading = /^(#+) (.*)$/.exec(block);
  if (heading !== null) {
    const level = Math.min(6, topHeading + (heading[1]?.length ?? 1) - 1);
    return raw(`<h${level}>${bold(heading[2] ?? '')}</h${level}>`);
  }
  if (block.startsWith('|')) return table(block.split('\n'));
  if (!block.startsWith('- ')) return raw(`<p>${bold(block)}</p>`);
  const items = block.split(/\n- /).map((item) => item.replace(/^- /, ''));
  return raw(`<ul>${items.map((item) => `<li>${bold(item)}</li>`).join('\n')}</ul>`);
}

/** A row of headings, a row of dashes, then the others. */
function table([head = '', , ...rows]: readonly string[]): Html {
  const cells = (row: string, tag: string) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => `<${tag}>${bold(cell.trim())}</${tag}>`)
      .join('');
  return raw(`<table><thead><tr>${cells(head, 'th')}</tr></thead><tbody>
${rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('\n')}</tbody></table>`);
}

function bold(text: string): string {
  return prose(text)
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\*([^*]+)\*/g, '<em>$1</em>');
}
