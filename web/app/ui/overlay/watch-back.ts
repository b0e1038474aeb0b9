type CloseWatcher = EventTarget & { destroy(): void }

/**
 * Calls `close` when the Back of a phone is pressed, which closes what stands above the page instead of leaving it,
 * until the answer is called. Browsers without a CloseWatcher (https://html.spec.whatwg.org/#close-watchers) leave
 * the page, as they always did.
 */
export function watchBack(close: () => void): () => void {
  if (!('CloseWatcher' in window)) return () => {}
  const watcher = new (window.CloseWatcher as new () => CloseWatcher)()
  watcher.addEventListener('close', close)
  return () => watcher.destroy()
}
