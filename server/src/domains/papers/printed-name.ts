import { hasPaperFont } from '@rihla/contract/papers'
import anyAscii from 'any-ascii'

/** Letters of Persian and Urdu keyboards, and of foreign sounds, as the Arabic ones next to them. */
const arabic = new Map(
  Object.entries({
    ٱ: 'ا',
    پ: 'ب',
    چ: 'ج',
    ژ: 'ز',
    ڤ: 'ف',
    ک: 'ك',
    گ: 'ج',
    ھ: 'ه',
    ہ: 'ه',
    ە: 'ه',
    ی: 'ي',
    ے: 'ي',
  }),
)

const printedLetter = (letter: string): string =>
  hasPaperFont(letter) || /\p{Cf}/u.test(letter)
    ? letter
    : (arabic.get(letter) ?? (/\p{Extended_Pictographic}/u.test(letter) ? '' : anyAscii(letter)))

/**
 * A person's name in letters that papers have a font for, and that a desk or a driver here can read: Latin
 * and Arabic ones stay, `Иван Петров` is `Ivan Petrov`. A picture is left out beside letters, alone it is named.
 */
export function printedName(name: string): string {
  const letters = Array.from(name.normalize('NFC'), printedLetter).join('')
  return letters.replaceAll(/\s+/g, ' ').trim() || anyAscii(name)
}
