/** An element with a text. */
export function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

/** Status, headers and body of an answer. */
export async function shownAnswer(answer: Response, ms: number): Promise<readonly HTMLElement[]> {
  const head = element('p', '');
  head.append(element('strong', String(answer.status)), ` in ${Math.max(1, Math.round(ms))} ms`);
  const headers = document.createElement('details');
  const lines = [...answer.headers].map(([name, value]) => `${name}: ${value}`);
  headers.append(element('summary', `Headers: ${lines.length}`), scrolling('Headers of the answer', lines.join('\n')));
  const text = await answer.text();
  return [head, headers, ...(text === '' ? [] : [scrolling('Body of the answer', pretty(text))])];
}

/** Text that may need scrolling, within reach of the keyboard. */
function scrolling(label: string, text: string): HTMLElement {
  const block = element('pre', text);
  block.tabIndex = 0;
  block.setAttribute('aria-label', label);
  return block;
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return text;
  }
}
