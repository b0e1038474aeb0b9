/**
 * Runs in the browser before React, as text: it uses nothing from outside itself. A browser that translates
 * a page takes each text out of it and puts a `<font>` with the translation there. React goes on with the
 * texts that it made: what it writes to them is never seen, and to take one out throws, which ends the page
 * (https://github.com/facebook/react/issues/11538). Here a text comes back in place of its translation when it is
 * written to, moved or taken out; the browser translates it anew.
 */
export function surviveTranslation(): void {
  const translations = new WeakMap<Node, Element>()
  /** Several texts can have become one translation. */
  const originals = new WeakMap<Element, Node[]>()
  /** By the page itself, so not for a translation. */
  const takenOut = new WeakSet<Node>()
  const { removeChild, insertBefore, appendChild } = Node.prototype
  let isTranslated = false

  const bringBack = (text: Node): void => {
    const translation = translations.get(text)
    if (translation?.parentNode) translation.replaceWith(...(originals.get(translation) ?? []))
  }

  /** What the page puts in may have stood elsewhere, or have been taken out before. */
  const putIn = (node: Node): void => {
    bringBack(node)
    takenOut.delete(node)
  }

  const startGuard = (): void => {
    isTranslated = true
    Node.prototype.removeChild = function <T extends Node>(child: T): T {
      bringBack(child)
      takenOut.add(child)
      return removeChild.call(this, child) as T
    }
    Node.prototype.insertBefore = function <T extends Node>(node: T, before: Node | null): T {
      putIn(node)
      if (before) bringBack(before)
      return insertBefore.call(this, node, before) as T
    }
    Node.prototype.appendChild = function <T extends Node>(node: T): T {
      putIn(node)
      return appendChild.call(this, node) as T
    }
  }

  const noteTranslation = (text: Node, translation: Element): void => {
    if (!isTranslated) startGuard()
    translations.set(text, translation)
    const others = originals.get(translation) ?? []
    originals.set(translation, [...others, text])
    observer.observe(text, { characterData: true })
  }

  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of changes)
      if (type === 'characterData') bringBack(target)
      else
        for (const node of removedNodes) {
          if (node.nodeType !== Node.TEXT_NODE || takenOut.has(node)) continue
          const translation = [...addedNodes, previousSibling, nextSibling].find(
            (it) => it?.nodeName === 'FONT',
          )
          if (translation) noteTranslation(node, translation as Element)
        }
  })
  observer.observe(document, { childList: true, subtree: true })
}
