import { PageFailed } from './page-failed.tsx';
import { Brand } from './shell/brand.tsx';
import { Frame } from './shell/frame.tsx';

/** Shown when the frame itself has failed or could not be loaded. */
export function ErrorBoundary() {
  return (
    <Frame header={<Brand />}>
      <PageFailed />
    </Frame>
  );
}
