import { createMatchingDesk, type ToDesk } from './model/matching-desk.ts';

const answer = createMatchingDesk();

addEventListener('message', ({ data }: MessageEvent<ToDesk>) => {
  const found = answer(data);
  if (found !== undefined) postMessage(found, { transfer: [found.indexes.buffer] });
});
