import { createMatchingController, type MatchingRequest } from './model/matching-controller.ts';

const answer = createMatchingController();

addEventListener('message', ({ data }: MessageEvent<MatchingRequest>) => {
  const found = answer(data);
  if (found !== undefined) postMessage(found, { transfer: [found.indexes.buffer] });
});
