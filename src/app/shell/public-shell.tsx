import { Outlet } from 'react-router-dom';
import { Brand } from './brand.tsx';
import { Frame } from './frame.tsx';

/** The frame of the pages that need no session. */
export function PublicShell() {
  return (
    <Frame header={<Brand />}>
      <Outlet />
    </Frame>
  );
}
