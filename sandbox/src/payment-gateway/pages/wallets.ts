import { digitsOf } from './cards.ts'
import type { Means } from '../means.ts'

/** The fields of the wallet form in which something is wrong. */
export type WalletProblem = 'phone' | 'pin'

/** The number that opens every wallet of this test bank. */
export const rightPin = '123456'

/** Reads the wallet form: an Egyptian mobile number, and the number that opens the wallet. */
export function readWallet(form: Record<string, string>): {
  means: Means
  problems: WalletProblem[]
} {
  const phone = digitsOf(form['phone'] ?? '').replace(/^20(?=1)/, '0')
  const problems: WalletProblem[] = []
  if (!/^01[0125]\d{8}$/.test(phone)) problems.push('phone')
  if (digitsOf(form['pin'] ?? '') !== rightPin) problems.push('pin')
  const source = { pan: phone, type: 'wallet', sub_type: 'wallet', tenure: null }
  return { means: { number: phone, source }, problems }
}
