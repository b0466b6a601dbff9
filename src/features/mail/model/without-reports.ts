/**
 * The browser reports what the page's policy forbids even in a document that is only parsed. So handlers, styles and
 * elements for the head are taken out of the text first. This protects nothing: the cleaner decides what is safe.
 */
export function withoutReports(html: string): string {
  return html
    .replace(/<style[\s/>][\s\S]*?(?:<\/style\s*>|$)/gi, '')
    .replace(/<\/?(?:base|link|meta|style)(?=[\s/>])[^>]*>?/gi, '')
    .replace(/<[a-z][^<]*>/gi, (tag) => tag.replace(/([\s"'/])(on[a-z]+|style)(?=\s*=)/gi, '$1data-$2'));
}
