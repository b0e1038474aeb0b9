/**
 * Runs in a page before its own scripts: what our oldest browsers (decision 066: Chrome 111, Safari 16.4,
 * Firefox 128) don't know isn't there.
 */
export function forgetNewer(): void {
  const forget = (from: object | undefined, ...names: string[]): void => {
    for (const name of names) if (from) Reflect.deleteProperty(from, name)
  }
  const iterators = Object.getPrototypeOf(Object.getPrototypeOf([].values())) as object
  forget(AbortSignal, 'any')
  forget(Promise, 'withResolvers', 'try')
  forget(Map, 'groupBy')
  forget(Object, 'groupBy')
  forget(Array, 'fromAsync')
  forget(URL, 'canParse', 'parse')
  forget(RegExp, 'escape')
  forget(Error, 'isError')
  forget(Map.prototype, 'getOrInsert', 'getOrInsertComputed')
  forget(Set.prototype, 'union', 'intersection', 'difference', 'symmetricDifference')
  forget(Set.prototype, 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom')
  forget(iterators, 'map', 'filter', 'take', 'drop', 'flatMap', 'reduce')
  forget(iterators, 'toArray', 'forEach', 'some', 'every', 'find')
  forget(String.prototype, 'isWellFormed', 'toWellFormed')
  forget(Uint8Array, 'fromBase64', 'fromHex')
  forget(Uint8Array.prototype, 'toBase64', 'toHex', 'setFromBase64', 'setFromHex')
  forget(ArrayBuffer.prototype, 'transfer', 'transferToFixedLength', 'resize')
  forget(HTMLElement.prototype, 'showPopover', 'hidePopover', 'togglePopover')
  forget(Element.prototype, 'checkVisibility', 'moveBefore', 'setHTMLUnsafe')
  forget(Document.prototype, 'startViewTransition')
  forget(Intl, 'DurationFormat')
  forget(globalThis, 'Iterator', 'CloseWatcher', 'scheduler', 'navigation', 'cookieStore')
}
