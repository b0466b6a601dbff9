import { Html, html, prose } from './page.ts';

/** The little of Markdown that the contract’s texts use: headings, paragraphs, lists, tables, code and stressed words. */
export function markdown(text: string, { topHeading }: { readonly topHeading: 2 | 3 }): Html {
  const blocks = text.split(/\n{2,}|\n(?=#)|(?<=^#.*)\n/m).filter((block) => block.trim() !== '');
  return html`${blocks.map((block) => toHtml(block.trim(), topHeading))}`;
}

function toHtml(block: string, topHeading: number): Html {
  const heading = /^(#+) (.*)$/.exec(block);
  if (heading !== null) {
    const level = Math.min(6, topHeading + (heading[1]?.length ?? 1) - 1);
    return new Html(`<h${level}>${bold(heading[2] ?? '')}</h${level}>`);
  }
  if (block.startsWith('|')) return table(block.split('\n'));
  if (!block.startsWith('- ')) return new Html(`<p>${bold(block)}</p>`);
  const items = block.split(/\n- /).map((item) => item.replace(/^- /, ''));
  return new Html(`<ul>${items.map((item) => `<li>${bold(item)}</li>`).join('\n')}</ul>`);
}

/** A row of headings, a row of dashes, then the others. */
function table([head = '', , ...rows]: readonly string[]): Html {
  const cells = (row: string, tag: string) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => `<${tag}>${bold(cell.trim())}</${tag}>`)
      .join('');
  return new Html(`<table><thead><tr>${cells(head, 'th')}</tr></thead><tbody>
${rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('\n')}</tbody></table>`);
}

function bold(text: string): string {
  return prose(text)
    .text.replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\*([^*]+)\*/g, '<em>$1</em>');
}
