import { decodeText } from '#src/api/wire/decode-text.ts';
import { textWithin } from '#src/banking/mail/html-limits.ts';
import { isHtml } from '#src/banking/mail/is-html.ts';

/** No preview needs more of a message, however long that is. */
const mostRead = 4_000;
const mostShown = 280;

/** How a letter ends: what follows is a name. */
const close = /^(?:yours (?:sincerely|faithfully)|(?:kind |best )?regards),?$/i;

/** The first words of a message on one line, without its greeting and its close. Plain text, whatever the message is made of. */
export function mailPreview(body: string, isFromBank: boolean): string {
  const start = body.slice(0, mostRead);
  const text = isHtml(start, isFromBank) ? decodeText(textWithin(start.replace(/<[^<>]*$/, ''))) : start;
  const lines = text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
  const said = lines.filter((line) => line !== '');
  const [first = ''] = said;
  const isGreeting = said.length > 1 && /^(?:dear|hello|good (?:morning|afternoon))\b.{0,80},$/i.test(first);
  const from = isGreeting ? 1 : 0;
  const end = said.findIndex((line, place) => place > from && close.test(line));
  const preview = said.slice(from, end === -1 ? undefined : end).join(' ');
  return preview.length <= mostShown ? preview : `${preview.slice(0, mostShown).replace(/\s+\S*$/, '')}…`;
}
