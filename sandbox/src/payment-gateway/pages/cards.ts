import type { Means } from '../means.ts'

/** The fields of the card form in which something is wrong. */
export type CardProblem = 'number' | 'name' | 'expiry' | 'cvv'

/** The terms of instalments, in months. */
export const tenures = [6, 12, 18, 24]

/** Reads the card form, with its months if it is one of instalments. Digits may be grouped, and Arabic. */
export function readCard(
  form: Record<string, string>,
  now: Date,
): { means: Means; problems: CardProblem[] } {
  const number = digitsOf(form['number'] ?? '')
  const problems: CardProblem[] = []
  if (!isCardNumber(number)) problems.push('number')
  if ((form['name'] ?? '').trim() === '') problems.push('name')
  if (!isInFuture(form['expiry'] ?? '', now)) problems.push('expiry')
  if (!/^\d{3}$/.test(digitsOf(form['cvv'] ?? ''))) problems.push('cvv')
  const brand = number.startsWith('5') ? 'MasterCard' : 'Visa'
  const tenure = tenures.find((months) => String(months) === form['tenure']) ?? null
  const source = { pan: number.slice(-4), type: 'card', sub_type: brand, tenure }
  return { means: { number, source }, problems }
}

/** Latin digits only: spaces and dashes go, ٣ becomes 3. */
export function digitsOf(text: string): string {
  const latin = text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
  return latin.replace(/\D/g, '')
}

/** Length and check digit (Luhn) of a card number. */
function isCardNumber(number: string): boolean {
  if (!/^\d{15,19}$/.test(number)) return false
  const sum = [...number].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

function isInFuture(expiry: string, now: Date): boolean {
  const digits = digitsOf(expiry)
  const month = Number(digits.slice(0, 2))
  if (!/^\d{4}$/.test(digits) || month < 1 || month > 12) return false
  return Date.UTC(2000 + Number(digits.slice(2)), month, 1) > now.getTime()
}
