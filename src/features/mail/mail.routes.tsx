import { Navigate, type RouteObject } from 'react-router-dom';
import { lazyScreen } from '#src/parts/page/lazy-screen.ts';

/** Each screen loads on first use, while the bank opens. A folder and its messages share one page. */
export function mailRoutes(openBank: () => Promise<unknown>): RouteObject[] {
  const Mailbox = lazyScreen(async () => (await import('./ui/mailbox-screen.tsx')).MailboxScreen, openBank);
  const Compose = lazyScreen(async () => (await import('./ui/compose-screen.tsx')).ComposeScreen, openBank);
  const Enquiry = lazyScreen(async () => (await import('./ui/enquiry-screen.tsx')).EnquiryScreen, openBank);
  return [
    { path: '/secure-mail', element: <Navigate to="/secure-mail/f/inbox" replace /> },
    ...(['inbox', 'outbox', 'bulletins'] as const).map((folder) => ({
      path: `/secure-mail/f/${folder}/:id?`,
      element: <Mailbox key={folder} folder={folder} />,
    })),
    { path: '/secure-mail/new', element: <Compose /> },
    { path: '/secure-mail/enquiry', element: <Enquiry /> },
  ];
}
