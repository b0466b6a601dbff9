import { PageFailed } from './page-failed.tsx';
import { Brand } from './shell/brand.tsx';
import { Frame } from './shell/frame.tsx';

/** What a bug leaves on the screen where the frame of the pages is broken, or could not be fetched. */
export function ErrorBoundary() {
  return (
    <Frame header={<Brand />}>
      <PageFailed />
    </Frame>
  );
}
