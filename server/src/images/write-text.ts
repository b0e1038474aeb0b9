import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

/** Words as a picture: where they may break, how large, how tall at most (pixels). */
export type Words = {
  readonly text: string
  readonly colour: string
  readonly width: number
  /** Sizes from the largest on; the first that fits in the height is taken. */
  readonly sizes: readonly number[]
  readonly height: number
}

/** Both scripts in one file: the pages' own files hold one each, and their names would go astray here. */
const FONT = fileURLToPath(new URL('fonts/readex-pro-600.ttf', import.meta.url))

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const draw = ({ text, colour, width }: Words, size: number) =>
  sharp({
    text: {
      text: `<span foreground="${colour}">${escaped(text)}</span>`,
      font: `Readex Pro SemiBold ${size}`,
      fontfile: FONT,
      rgba: true,
      width,
      // The side on which the words begin, whichever that is.
      align: 'left',
      wrap: 'word',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })

/** Writes words in the product's type, Arabic joined and from the right. */
export async function writeWords(words: Words) {
  let drawn = await draw(words, words.sizes[0] ?? 40)
  for (const size of words.sizes.slice(1)) {
    if (drawn.info.height <= words.height) break
    drawn = await draw(words, size)
  }
  const { width, height } = drawn.info
  return { picture: drawn.data, width, height }
}
