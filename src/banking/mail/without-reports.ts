/**
 * The browser reports what the page's policy forbids even in a document that is only parsed, and asks for subtitles
 * there. So handlers, styles, subtitles and elements for the head are taken out of the text first. That alone makes no
 * message safe: the cleaner does.
 */
export function withoutReports(html: string): string {
  const body = html
    .replace(/<style[\s/>][\s\S]*?(?:<\/style\s*>|$)/gi, '')
    .replace(/<\/?(?:base|link|meta|style|track)(?=[\s/>])[^>]*>?/gi, '');
  // The second time without regard to quotes: what looks like a value may be outside, after a comment for instance.
  return inTags(body).replace(/<[a-z][^<>]*>/gi, (tag) =>
    tag.replace(/([\s"'/])(on[a-z]+|style)(?=\s*=)/gi, '$1data-$2'),
  );
}

const tagStart = /<[a-z][^\s/>]*/gi;
const attribute = /([\s/]*)([^\s/>][^\s/>=]*)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"'][^\s>]*)?)?/y;
const reported = /^(?:on[a-z]+|style)$/i;

/** Renames such attributes as a browser finds them. */
function inTags(html: string): string {
  let done = '';
  let at = 0;
  tagStart.lastIndex = 0;
  for (let tag = tagStart.exec(html); tag !== null; tag = tagStart.exec(html)) {
    done += html.slice(at, tagStart.lastIndex);
    at = tagStart.lastIndex;
    attribute.lastIndex = at;
    for (let found = attribute.exec(html); found !== null; found = attribute.exec(html)) {
      const [, before = '', name = '', value = ''] = found;
      done += `${before}${reported.test(name) ? 'data-' : ''}${name}${value}`;
      at = attribute.lastIndex;
    }
    tagStart.lastIndex = at;
  }
  return done + html.slice(at);
}
