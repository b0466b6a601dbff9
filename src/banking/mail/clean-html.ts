import createPurifier, { type Config } from 'dompurify';
import { cleaning } from '#src/kernel/trusted-types.ts';
import { withoutReports } from './without-reports.ts';

/** Text, lists, tables and links. Styles, forms, images and anything that loads or runs are left out. */
const allowed = {
  ALLOWED_TAGS: [
    ...[
      'a',
      'b',
      'blockquote',
      'br',
      'caption',
      'code',
      'dd',
      'div',
      'dl',
      'dt',
      'em',
      'h3',
      'h4',
      'h5',
      'h6',
      'hr',
      'i',
    ],
    ...['li', 'ol', 'p', 'pre', 's', 'small', 'span', 'strong', 'sub', 'sup', 'table', 'tbody', 'td', 'tfoot', 'th'],
    ...['thead', 'tr', 'u', 'ul'],
  ],
  ALLOWED_ATTR: ['colspan', 'dir', 'href', 'lang', 'rowspan', 'scope'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  // Only whole addresses: a path in a message is of another site than ours.
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:|tel:)/i,
  RETURN_DOM_FRAGMENT: true,
} as const satisfies Config;

/** The bank's HTML as elements that are safe to show. */
export function cleanHtml(html: string): DocumentFragment {
  return cleaning((policy) => {
    const config: Config = policy === undefined ? allowed : { ...allowed, TRUSTED_TYPES_POLICY: policy as never };
    return createPurifier.sanitize(withoutReports(html), config) as unknown as DocumentFragment;
  });
}
