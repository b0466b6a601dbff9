import { type JoinRequest, joinFiles } from './model/exports/join-files.ts';

addEventListener('message', ({ data }: MessageEvent<JoinRequest>) => {
  const joined = joinFiles(data);
  postMessage(joined, { transfer: joined.outcome === 'joined' ? [joined.bytes.buffer] : [] });
});
