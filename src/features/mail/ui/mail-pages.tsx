import type { ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { folderPath, folders } from '#src/features/mail/model/folders.ts';
import { lazyScreen } from '#src/parts/page/lazy-screen.ts';

const Mailbox = lazyScreen(async () => (await import('./mailbox-screen.tsx')).MailboxScreen);
const Compose = lazyScreen(async () => (await import('./compose-screen.tsx')).ComposeScreen);
const Enquiry = lazyScreen(async () => (await import('./enquiry-screen.tsx')).EnquiryScreen);

/** A folder and its messages share one page. */
export function MailPages({ missing }: { readonly missing: ReactNode }) {
  return (
    <Routes>
      <Route index element={<Navigate to={folderPath('inbox')} replace />} />
      {folders.map((folder) => (
        <Route key={folder} path={`f/${folder}/:id?`} element={<Mailbox key={folder} folder={folder} />} />
      ))}
      <Route path="new" element={<Compose />} />
      <Route path="enquiry" element={<Enquiry />} />
      <Route path="*" element={missing} />
    </Routes>
  );
}
