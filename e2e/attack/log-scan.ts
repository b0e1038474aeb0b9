import { told } from './attacked.ts'

/** What looks like a person's or a secret, whoever it belongs to. */
const shapes: Readonly<Record<string, RegExp>> = {
  'a mail address': /[\w.+-]+@[\w-]+\.[a-z]{2,}/i,
  'a phone': /\+20\d{10}|\b01[0125]\d{8}\b/,
  'a card': /\b4\d{15}\b|\b5[1-5]\d{14}\b/,
  'a hash of a password': /\$argon2/,
  'a bearer': /Bearer\s+[\w-]{8,}/i,
  'a session': /session=[\w-]{8,}/,
}

/** Parts of lines that are neither a person's nor secret, though they look so. */
const OURS = /rihla@|@rihla\.example|node_modules\/@[\w-]+/g

/** The lines of a log that hold what was told in confidence: by its value, or by its shape. */
export function secretsIn(log: string, tokens: readonly string[]): readonly string[] {
  const values: readonly [string, string][] = [
    ...Object.entries(told),
    ...tokens.map((token) => ['a token', token] as [string, string]),
  ]
  const found = new Map<string, string>()
  for (const line of log.split('\n')) {
    const plain = line.replaceAll(OURS, '')
    const what =
      values.find(([, value]) => plain.includes(value))?.[0] ??
      Object.entries(shapes).find(([, shape]) => shape.test(plain))?.[0]
    // One line of each sort is enough to mend it.
    const sort = `${what}: ${line.replaceAll(/\d+/g, 'N').slice(0, 60)}`
    if (what && !found.has(sort)) found.set(sort, `${what}: ${line.slice(0, 400)}`)
  }
  return [...found.values()]
}
