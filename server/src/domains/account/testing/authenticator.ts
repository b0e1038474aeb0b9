import { codeOf, stepAt } from '../second-factor/totp.ts'

/** The bytes of a base32 secret. */
export const secretBytes = (text: string): Buffer => {
  const bits = [...text]
    .map((letter) =>
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
    )
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)))
}

/** The code that an authenticator with this base32 secret shows at a moment, or so many half minutes later. */
export const codeShown = (secret: string, at: Date, later = 0): string =>
  codeOf(secretBytes(secret), stepAt(at) + later)
