import { createHmac, timingSafeEqual } from 'node:crypto'

/** Seconds that a code is good for. */
const PERIOD = 30
export const CODE_DIGITS = 6
/** Codes of so many periods before and after are taken: clocks differ, and people type slowly. */
const SLACK = 1

/** The code of a counter (RFC 4226, HMAC-SHA-1). */
export function codeOf(secret: Buffer, counter: number, digits = CODE_DIGITS): string {
  const message = Buffer.alloc(8)
  message.writeBigUInt64BE(BigInt(counter))
  const mac = createHmac('sha1', secret).update(message).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0x0f
  const number = mac.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The period of a moment (RFC 6238): the counter of its code. */
export const stepAt = (at: Date): number => Math.floor(at.getTime() / 1000 / PERIOD)

/** The period whose code was typed, among those around this moment; null: it is none of theirs. */
export function stepOf(secret: Buffer, typed: string, now: Date): number | null {
  const given = Buffer.from(typed)
  const middle = stepAt(now)
  let found: number | null = null
  // All of them are compared, so that the time tells nothing.
  for (let step = middle - SLACK; step <= middle + SLACK; step += 1) {
    const code = Buffer.from(codeOf(secret, step))
    if (given.length === code.length && timingSafeEqual(given, code)) found = step
  }
  return found
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Base32 (RFC 4648) without padding, as authenticators read secrets. */
export function toBase32(bytes: Buffer): string {
  let [text, bits, value] = ['', 0, 0]
  for (const byte of bytes) {
    value = ((value << 8) | byte) & 0xffff
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += ALPHABET.charAt((value >> bits) & 31)
    }
  }
  return bits > 0 ? text + ALPHABET.charAt((value << (5 - bits)) & 31) : text
}

/** What an authenticator reads from the QR code. */
export function addressOf(secret: Buffer, account: string): string {
  const issuer = 'Rihla'
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  const about = new URLSearchParams({
    secret: toBase32(secret),
    issuer,
    algorithm: 'SHA1',
    digits: String(CODE_DIGITS),
    period: String(PERIOD),
  })
  return `otpauth://totp/${label}?${about.toString()}`
}
