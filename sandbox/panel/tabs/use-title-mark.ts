import { useEffect } from 'react';

const mark = '[Sandbox] ';

/** Keeps a mark in the title of the browser's tab, whatever the app writes there. */
export function useTitleMark(marked: boolean): void {
  // The title is outside React.
  useEffect(() => {
    if (!marked) return;
    const add = () => {
      if (!document.title.startsWith(mark)) document.title = mark + document.title;
    };
    add();
    const watcher = new MutationObserver(add);
    watcher.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      watcher.disconnect();
      if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length);
    };
  }, [marked]);
}
