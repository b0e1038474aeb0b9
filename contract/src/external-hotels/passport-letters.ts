/** Letters that a passport's machine-readable line writes with others (ICAO Doc 9303-3, section 6). */
const WRITTEN: Readonly<Record<string, string>> = {
  ä: 'ae',
  å: 'aa',
  æ: 'ae',
  ð: 'd',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ö: 'oe',
  ø: 'oe',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ŧ: 't',
  ü: 'ue',
}

/**
 * A name in the letters A to Z, as the machine-readable line of a passport has it: `Jürgen Müßig` is
 * `Juergen Muessig`, `Núñez` is `Nunez`. What isn't written in Latin letters stays.
 */
export const inPassportLetters = (name: string): string =>
  name.normalize('NFC').replaceAll(/[^\0-\x7f]/gu, (letter, at: number, whole: string) => {
    const small = letter.toLowerCase()
    const written = WRITTEN[small] ?? letter.normalize('NFD').replaceAll(/\p{M}/gu, '')
    if (WRITTEN[small] === undefined || small === letter) return written
    // `Özil` is `Oezil`, `ÖZIL` is `OEZIL`.
    return /\p{Lu}/u.test(whole.charAt(at + 1) || whole.charAt(at - 1))
      ? written.toUpperCase()
      : written.charAt(0).toUpperCase() + written.slice(1)
  })
