import type { Language } from '@rihla/contract/values/language'

/** What a presenter needs of a row of `images`. */
export type ImageRow = {
  name: string
  alt_en: string
  alt_ar: string
  placeholder: string | null
  colour: string | null
}

/** Where the image route serves an image; `?w=` and `?fm=` choose its size and format. */
export const imagePath = (name: string): string => `/images/${name}`

/** An image of a detail page. */
export const presentImage = (row: ImageRow, language: Language) => ({
  ImagePath: imagePath(row.name),
  Alt: row[`alt_${language}`],
  Placeholder: row.placeholder,
  Colour: row.colour,
})
