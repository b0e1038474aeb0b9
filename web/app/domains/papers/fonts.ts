import { Font } from '@react-pdf/renderer'

const scripts = { Arabic: 'arabic', Latin: 'latin', LatinExtended: 'latin-ext' } as const

/** What a text is drawn with: of each letter the first that has it. */
export const paperFonts = Object.keys(scripts)
const weights = [400, 600] as const

/** Words are never broken: Arabic letters would lose their joins. One that no line has room for is, where it can be. */
const syllables = (word: string): string[] =>
  word.length > 40 && !/[\u0600-\u06ff]/.test(word) ? (word.match(/.{1,20}/gu) ?? [word]) : [word]

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
      // oxlint-disable-next-line no-await-in-loop -- six small files
      await Font.load({ fontFamily, fontWeight })
      const { data } = Font.getFont({ fontFamily, fontWeight })
      // All scripts come as files of one name: by it one of them would be embedded for every text.
      Object.defineProperty(data, 'postscriptName', {
        value: `ReadexPro-${fontFamily}${fontWeight}`,
      })
    }
  }
  Font.registerHyphenationCallback(syllables)
}
