import { soldModule } from '@rihla/contract/modules'
import { toWesternDigits } from '@rihla/contract/values/digits'
import { randomInt } from 'node:crypto'

/**
 * No 0 O 1 I L U Z: what is read aloud or typed from paper can't be misread. 29 of them: with a prime
 * number the check character notices every single wrong or swapped one.
 */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXY'

const valueOf = (character: string): number => ALPHABET.indexOf(character)

const checkCharacter = (body: string): string =>
  ALPHABET[
    [...body].reduce((sum, character, i) => sum + valueOf(character) * (i + 2), 0) % ALPHABET.length
  ] ?? '2'

/** A reference number that says its module and can't be guessed from another: `ACT-7K2M9QX4`. */
export function newReference(module: string): string {
  const body = Array.from({ length: 7 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return `${soldModule(module)?.prefix ?? 'RES'}-${body}${checkCharacter(body)}`
}

/**
 * The reference that was typed or pasted: in any case and digits, without its dash, or with the direction marks that
 * a mail puts around it; null when its check character says that it is none.
 */
export function readReference(typed: string): string | null {
  const plain = toWesternDigits(typed)
    .toUpperCase()
    .replaceAll(/[^A-Z\d]/g, '')
  const [, prefix, body = '', check] = /^([A-Z]{3})([2-9A-Z]{7})([2-9A-Z])$/.exec(plain) ?? []
  const isWhole = body !== '' && [...body].every((character) => valueOf(character) >= 0)
  return isWhole && checkCharacter(body) === check ? `${prefix}-${body}${check}` : null
}
