import { directionOf, type Language } from '@rihla/contract/values/language'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

/** Words as a picture: where it may break, how large, how tall at most (pixels). */
export type Words = {
  readonly text: string
  readonly language: Language
  readonly colour: string
  readonly width: number
  /** Sizes from the largest on; the first that fits in the height is taken. */
  readonly sizes: readonly number[]
  readonly height: number
}

const FAMILY = 'Readex Pro SemiBold'
const fonts = ['latin', 'arabic'].map((script) =>
  fileURLToPath(
    import.meta.resolve(`@fontsource/readex-pro/files/readex-pro-${script}-600-normal.woff`),
  ),
)

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const draw = (words: Words, size: number, fontfile: string | undefined) =>
  sharp({
    text: {
      text: `<span foreground="${words.colour}">${escaped(words.text)}</span>`,
      font: `${FAMILY} ${size}`,
      ...(fontfile && { fontfile }),
      rgba: true,
      width: words.width,
      align: directionOf(words.language) === 'rtl' ? 'right' : 'left',
      wrap: 'word',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })

/** Each file is known to the process once it was named: then either script finds its signs. */
let known: Promise<unknown> | null = null
const knowFonts = (): Promise<unknown> =>
  (known ??= (async () => {
    for (const file of fonts)
      await draw(
        { text: 'a', language: 'en', colour: 'white', width: 50, sizes: [], height: 0 },
        10,
        file,
      )
  })())

/** Writes words in the product's type, Arabic joined and from the right. */
export async function writeWords(words: Words) {
  await knowFonts()
  let drawn = await draw(words, words.sizes[0] ?? 40, undefined)
  for (const size of words.sizes.slice(1)) {
    if (drawn.info.height <= words.height) break
    drawn = await draw(words, size, undefined)
  }
  const { width, height } = drawn.info
  return { picture: drawn.data, width, height }
}
