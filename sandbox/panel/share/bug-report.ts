import type { BugReport } from '#sandbox/control/moment/moment.ts';
import { recordedConsole } from './console-record.ts';

/** Small enough for a bundle that is sent by mail. */
const widest = 1600;

/** The first choice offered is this very tab. */
const thisTab: DisplayMediaStreamOptions & { readonly preferCurrentTab: true } = {
  video: true,
  audio: false,
  preferCurrentTab: true,
};

/**
 * A picture of this tab, which the browser lets the tester allow or refuse.
 * @returns null where there is none: refused, or a browser that cannot.
 */
async function takeScreenshot(): Promise<string | null> {
  let stream: MediaStream;
  try {
    stream = await navigator.mediaDevices.getDisplayMedia(thisTab);
  } catch {
    return null;
  }
  try {
    const video = document.createElement('video');
    video.muted = true;
    video.srcObject = stream;
    await video.play();
    const share = Math.min(1, widest / video.videoWidth);
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(video.videoWidth * share);
    canvas.height = Math.round(video.videoHeight * share);
    canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
    const url = canvas.toDataURL('image/webp', 0.85);
    return /^data:image\/(?:png|webp);base64,.{100}/.test(url) ? url : null;
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}

/** What a developer wants to know beside the bank. The picture comes first, before anything on the screen changes. */
export async function bugReport(what: string, withPicture: boolean): Promise<BugReport> {
  const screenshot = withPicture ? await takeScreenshot() : null;
  return {
    savedAt: new Date().toISOString(),
    what: what.trim().slice(0, 4000),
    site: location.origin,
    browser: navigator.userAgent.slice(0, 1000),
    viewport: { width: innerWidth, height: innerHeight },
    console: [...recordedConsole()],
    screenshot,
  };
}
