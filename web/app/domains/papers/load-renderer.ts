import type { PaperContents } from './paper-document.tsx'

/** Draws papers in Node; what it takes is loaded when it is first asked for. */
export const renderPaper = async (contents: PaperContents): Promise<Uint8Array> =>
  (await import('./render-paper.tsx')).renderPaper(contents)
