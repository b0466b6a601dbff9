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
export async function takeScreenshot(): Promise<string | null> {
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
