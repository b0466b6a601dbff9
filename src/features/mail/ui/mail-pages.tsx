import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { lazyScreen } from '#src/banking/page/lazy-screen.ts';
import { folderPath, folders } from '#src/features/mail/model/folders.ts';

const Mailbox = lazyScreen(async () => (await import('./mailbox-screen.tsx')).MailboxScreen);
const Compose = lazyScreen(async () => (await import('./compose-screen.tsx')).ComposeScreen);
const Enquiry = lazyScreen(async () => (await import('./enquiry-screen.tsx')).EnquiryScreen);

/** A folder and its messages share one page. */
export function MailPages({ missing }: { readonly missing: ReactNode }) {
  const [first = '', second, id, ...more] = (useParams()['*'] ?? '').split('/').filter(Boolean);
  const folder = folders.find((each) => each === second?.toLowerCase());
  switch (first.toLowerCase()) {
    case '':
      return <Navigate to={folderPath('inbox')} replace />;
    case 'f':
      return folder === undefined || more.length > 0 ? missing : <Mailbox key={folder} folder={folder} id={id} />;
    case 'new':
      return second === undefined ? <Compose /> : missing;
    case 'enquiry':
      return second === undefined ? <Enquiry /> : missing;
    default:
      return missing;
  }
}
