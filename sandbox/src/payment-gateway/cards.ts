export type Card = { number: string; brand: 'Visa' | 'MasterCard' }

/** The fields of the card form in which something is wrong. */
export type CardProblem = 'number' | 'name' | 'expiry' | 'cvv'

/** Reads the card form. Digits may be grouped, and may be Arabic ones. */
export function readCard(
  form: Record<string, string>,
  now: Date,
): { card: Card; problems: CardProblem[] } {
  const number = digitsOf(form['number'] ?? '')
  const problems: CardProblem[] = []
  if (!isCardNumber(number)) problems.push('number')
  if ((form['name'] ?? '').trim() === '') problems.push('name')
  if (!isInFuture(form['expiry'] ?? '', now)) problems.push('expiry')
  if (!/^\d{3}$/.test(digitsOf(form['cvv'] ?? ''))) problems.push('cvv')
  return { card: { number, brand: number.startsWith('5') ? 'MasterCard' : 'Visa' }, problems }
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
