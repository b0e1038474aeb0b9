import { SHARE_SIZE } from '@rihla/contract/share-image'
import { directionOf, type Language, type LocalizedText } from '@rihla/contract/values/language'
import sharp from 'sharp'
import { writeWords } from './write-text.ts'

/** What the picture of a link says. */
export type ShareWords = {
  readonly name: string
  /** Below the name, such as the city. */
  readonly line: string
  readonly language: Language
}

const { width, height } = SHARE_SIZE
const MARGIN = 72
const BRAND: LocalizedText = { en: 'Rihla', ar: 'رحلة' }

/** A veil from the side on which the words stand, and from below. */
const veil = (
  rtl: boolean,
): string => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <defs>
    <linearGradient id="side" x1="${rtl ? 1 : 0}" x2="${rtl ? 0 : 1}">
      <stop offset="0" stop-color="#061a28" stop-opacity=".94"/><stop offset=".45" stop-color="#061a28" stop-opacity=".72"/>
      <stop offset=".85" stop-color="#061a28" stop-opacity=".08"/>
    </linearGradient>
    <linearGradient id="foot" x1="0" x2="0" y1="1" y2="0">
      <stop offset="0" stop-color="#061a28" stop-opacity=".6"/><stop offset=".5" stop-color="#061a28" stop-opacity="0"/>
    </linearGradient>
  </defs>
  <rect width="100%" height="100%" fill="url(#side)"/><rect width="100%" height="100%" fill="url(#foot)"/>
</svg>`

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 34" width="72" height="68">
  <path d="M17 2 5 23h12z" fill="#fff"/><path d="M20 8v15h10z" fill="#E5583F"/>
  <path d="M2 28c3.5-3 6.5-3 10 0s6.5 3 10 0 6.5-3 10 0" stroke="#fff" fill="none" stroke-width="2.6" stroke-linecap="round"/>
</svg>`

/**
 * The picture that others show for a link: the cover, or our teal where there is none, with the name in
 * its language, our mark above it. A JPEG, which all of them take.
 */
export async function drawShareImage(
  cover: Uint8Array | null,
  { name, line, language }: ShareWords,
): Promise<Uint8Array> {
  const rtl = directionOf(language) === 'rtl'
  const words = { width: 780 }
  const [title, below, brand] = [
    await writeWords({
      ...words,
      text: name,
      colour: 'white',
      sizes: [64, 54, 44, 36],
      height: 270,
    }),
    await writeWords({
      ...words,
      text: line || BRAND[language],
      colour: '#A9DCDB',
      sizes: [34],
      height: 60,
    }),
    await writeWords({ ...words, text: BRAND[language], colour: 'white', sizes: [44], height: 70 }),
  ]
  const from = (its: number): number => (rtl ? width - MARGIN - its : MARGIN)
  const foot = height - MARGIN - below.height
  const base = cover
    ? sharp(cover).rotate().resize({ width, height, fit: 'cover' })
    : sharp({ create: { width, height, channels: 3, background: '#083E43' } })
  const picture = base.composite([
    { input: Buffer.from(veil(rtl)), left: 0, top: 0 },
    { input: Buffer.from(LOGO), left: from(72), top: MARGIN - 8 },
    {
      input: brand.picture,
      left: rtl ? from(72) - 20 - brand.width : from(0) + 92,
      top: MARGIN + 26 - Math.round(brand.height / 2),
    },
    { input: title.picture, left: from(title.width), top: Math.max(170, foot - 24 - title.height) },
    { input: below.picture, left: from(below.width), top: foot },
  ])
  return picture.jpeg({ quality: 82, mozjpeg: true }).toBuffer()
}
