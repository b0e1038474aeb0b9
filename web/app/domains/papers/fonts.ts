import { Font } from '@react-pdf/renderer'

const scripts = { Arabic: 'arabic', Latin: 'latin' } as const
const weights = [400, 600] as const

/** The address of a font file by its name: `readex-pro-arabic-400-normal.woff`. */
export type FontUrl = (file: string) => string

/**
 * Loads the fonts of a paper, anew for each: a font keeps glyphs that drawing has left without their
 * letters, and the next paper that finds one breaks its lines within words.
 */
export async function loadFonts(urlOf: FontUrl): Promise<void> {
  const known = Font.getRegisteredFonts()
  for (const [fontFamily, script] of Object.entries(scripts)) {
    // oxlint-disable-next-line typescript/no-dynamic-delete -- the library has no way to forget a family
    delete known[fontFamily]
    for (const fontWeight of weights) {
      const src = urlOf(`readex-pro-${script}-${fontWeight}-normal.woff`)
      Font.register({ family: fontFamily, src, fontWeight })
      // oxlint-disable-next-line no-await-in-loop -- four small files
      await Font.load({ fontFamily, fontWeight })
      const { data } = Font.getFont({ fontFamily, fontWeight })
      // Both scripts come as files of one name: by it the file of the second would be embedded for every text.
      Object.defineProperty(data, 'postscriptName', {
        value: `ReadexPro-${fontFamily}${fontWeight}`,
      })
    }
  }
  // Words are never broken: Arabic letters would lose their joins.
  Font.registerHyphenationCallback((word) => [word])
}
