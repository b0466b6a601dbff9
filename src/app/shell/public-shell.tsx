import { Outlet } from 'react-router-dom';
import { Brand } from './brand.tsx';
import { Frame } from './frame.tsx';

export function PublicShell() {
  return (
    <Frame header={<Brand />}>
      <Outlet />
    </Frame>
  );
}
