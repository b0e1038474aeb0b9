import { useState } from 'react'

/** Milliseconds that a button says that it copied. */
const SAID_FOR = 2000

/**
 * Copies a text, and says for two seconds that it did. `copy` is false when there is no clipboard: the text can
 * still be selected by hand.
 */
export function useCopied(): { copied: boolean; copy: (text: string) => Promise<boolean> } {
  const [copied, setCopied] = useState(false)
  const copy = async (text: string): Promise<boolean> => {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      return false
    }
    setCopied(true)
    setTimeout(() => setCopied(false), SAID_FOR)
    return true
  }
  return { copied, copy }
}
