import type { Folder } from '#src/features/mail/model/folders.ts';
import { type PageRoute, screen } from './page-route.ts';

const mailbox = { title: 'Secure mailbox', to: '/secure-mail/f/inbox' };
const services = { title: 'Additional services', to: '/services' };

export const mailPages: readonly PageRoute[] = [
  folder('inbox', 'Inbox'),
  folder('outbox', 'Sent'),
  folder('bulletins', 'Bulletins'),
  {
    path: '/secure-mail/new',
    handle: { heading: 'Secure mailbox', crumb: 'Compose Message', above: [mailbox] },
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
    handle: { heading: 'Secure mailbox', crumb, above: [mailbox] },
    lazy: async () => ({ Component: (await import('#src/features/mail/ui/mailbox-screen.tsx')).mailboxScreens[name] }),
  };
}
