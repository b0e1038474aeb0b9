import { renderToBuffer } from '@react-pdf/renderer'
import { createRequire } from 'node:module'
import { loadFonts } from './fonts.ts'
import { PaperDocument, type PaperContents } from './paper-document.tsx'

const { resolve } = createRequire(import.meta.url)

/**
 * Draws papers as a PDF file, on whatever thread it is called: some tenths of a second of work. One at a
 * time: the fonts are shared.
 */
export async function renderPaper(contents: PaperContents): Promise<Uint8Array> {
  await loadFonts((file) => resolve(`@fontsource/readex-pro/files/${file}`))
  return renderToBuffer(<PaperDocument contents={contents} />)
}
