// Draws the PDF away from the page: it takes a second, and its layout is WebAssembly, which the page's
// own content security policy does not admit.
import arabic400 from '@fontsource/readex-pro/files/readex-pro-arabic-400-normal.woff?url'
import arabic600 from '@fontsource/readex-pro/files/readex-pro-arabic-600-normal.woff?url'
import latin400 from '@fontsource/readex-pro/files/readex-pro-latin-400-normal.woff?url'
import latin600 from '@fontsource/readex-pro/files/readex-pro-latin-600-normal.woff?url'
import latinExtended400 from '@fontsource/readex-pro/files/readex-pro-latin-ext-400-normal.woff?url'
import latinExtended600 from '@fontsource/readex-pro/files/readex-pro-latin-ext-600-normal.woff?url'
import { pdf } from '@react-pdf/renderer'
import { loadFonts } from './fonts.ts'
import { PaperDocument, type PaperContents } from './paper-document.tsx'

/** What the page is answered. */
export type PaperMade = { pdf: Blob } | { problem: string }

const files: Readonly<Record<string, string>> = {
  'readex-pro-arabic-400-normal.woff': arabic400,
  'readex-pro-arabic-600-normal.woff': arabic600,
  'readex-pro-latin-400-normal.woff': latin400,
  'readex-pro-latin-600-normal.woff': latin600,
  'readex-pro-latin-ext-400-normal.woff': latinExtended400,
  'readex-pro-latin-ext-600-normal.woff': latinExtended600,
}
const urlOf = (file: string): string => new URL(files[file] ?? '', location.href).href

async function make(contents: PaperContents): Promise<PaperMade> {
  try {
    await loadFonts(urlOf)
    return { pdf: await pdf(<PaperDocument contents={contents} />).toBlob() }
  } catch (problem) {
    return { problem: String(problem) }
  }
}

addEventListener('message', ({ data }: MessageEvent<PaperContents>) => {
  void make(data).then((made) => postMessage(made))
})
