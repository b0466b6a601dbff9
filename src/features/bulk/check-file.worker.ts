import { checkFile, type FileToCheck } from './model/reading/check-file.ts';
import type { CheckMessage } from './model/reading/check-in-worker.ts';

const say = (message: CheckMessage) => globalThis.postMessage(message);

addEventListener('message', async ({ data }: MessageEvent<FileToCheck>) => {
  const result = await checkFile(data, (progress) => say({ progress }));
  say({ result });
});
