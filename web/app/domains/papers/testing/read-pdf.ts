import { PDFiumLibrary } from '@hyzyla/pdfium'
import { createRequire } from 'node:module'

/** A page of a PDF as people and scanners see it. */
export type ReadPage = {
  readonly text: string
  /** What its QR code says; null where none can be read. */
  readonly code: string | null
  readonly image: { readonly data: Uint8Array; readonly width: number; readonly height: number }
}

type ReadCode = (
  data: Uint8ClampedArray,
  width: number,
  height: number,
  options: { inversionAttempts: 'dontInvert' },
) => { binaryData: number[] } | null

// Browsers' journeys read it, too, for which its types say something else than for the web.
const { default: readCode } = createRequire(import.meta.url)('jsqr') as { default: ReadCode }
const library = PDFiumLibrary.init()

/** What a QR code within a strip of an image says; null where none can be read. */
function codeIn({ data, width }: ReadPage['image'], top: number, bottom: number): string | null {
  const strip = new Uint8ClampedArray(data.slice(top * width * 4, bottom * width * 4))
  const code = readCode(strip, width, bottom - top, { inversionAttempts: 'dontInvert' })
  return code && new TextDecoder().decode(Uint8Array.from(code.binaryData))
}

/** Draws each page as a screen shows it, and reads it; its code stands in the upper third. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPage[]> {
  const document = await (await library).loadDocument(bytes)
  const pages: ReadPage[] = []
  for (const page of document.pages()) {
    // The engine reads no text any more once it has drawn.
    const text = page.getText()
    // oxlint-disable-next-line no-await-in-loop -- one engine, one page at a time
    const image = await page.render({ scale: 1.5, render: 'bitmap' })
    const { height } = image
    pages.push({ text, image, code: codeIn(image, Math.round(height / 9), Math.round(height / 3)) })
  }
  document.destroy()
  return pages
}
