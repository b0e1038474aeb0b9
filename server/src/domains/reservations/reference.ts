import { soldModule } from '@rihla/contract/modules'
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
 * Whether a typed reference is well formed, its check character included.
 * @public for the desk that looks bookings up
 */
export function isReference(text: string): boolean {
  const [, body = '', check] = /^[A-Z]{3}-([2-9A-Z]{7})([2-9A-Z])$/.exec(text) ?? []
  return (
    body !== '' &&
    [...body].every((character) => valueOf(character) >= 0) &&
    checkCharacter(body) === check
  )
}
