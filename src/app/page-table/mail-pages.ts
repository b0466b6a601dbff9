import type { Folder } from '#src/features/mail/model/folders.ts';
import { pageNames } from '#src/rules/page-names.ts';
import { type PageRoute, screen } from './page-route.ts';

const { mailbox, services } = pageNames;

export const mailPages: readonly PageRoute[] = [
  folder('inbox', 'Inbox'),
  folder('outbox', 'Sent'),
  folder('bulletins', 'Bulletins'),
  {
    path: '/secure-mail/new',
    handle: { heading: mailbox.title, crumb: 'Compose Message', above: [mailbox] },
    lazy: screen(() => import('#src/features/mail/ui/compose-screen.tsx'), 'ComposeScreen'),
  },
  {
    path: '/secure-mail/enquiry',
    handle: { heading: 'Send an enquiry', above: [services] },
    lazy: screen(() => import('#src/features/mail/ui/enquiry-screen.tsx'), 'EnquiryScreen'),
  },
];

/** A folder and its messages share one page. */
function folder(name: Folder, crumb: string): PageRoute {
  return {
    path: `/secure-mail/f/${name}/:id?`,
    handle: { heading: mailbox.title, crumb, above: [mailbox] },
    lazy: async () => ({ Component: (await import('#src/features/mail/ui/mailbox-screen.tsx')).mailboxScreens[name] }),
  };
}
