const channelName = 'paddock.mail';

/** Tells the customer's other tabs that their mailbox has changed. Without BroadcastChannel, each tab finds out by itself. */
export function tellOtherTabs(): void {
  const channel = openChannel();
  channel?.postMessage('changed');
  channel?.close();
}

/** @returns unsubscribe. */
export function onMailNews(tell: () => void): () => void {
  const channel = openChannel();
  channel?.addEventListener('message', tell);
  return () => channel?.close();
}

function openChannel(): BroadcastChannel | undefined {
  return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelName);
}
