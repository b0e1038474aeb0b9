import { createHash } from 'node:crypto'

/** As text in which the order of fields doesn't count, nor a field that is left out; a file is its bytes' digest. */
async function canonical(value: unknown): Promise<string> {
  if (value instanceof Blob) {
    const bytes = new Uint8Array(await value.arrayBuffer())
    return `file:${createHash('sha256').update(bytes).digest('hex')}`
  }
  if (Array.isArray(value)) return `[${(await Promise.all(value.map(canonical))).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value)
    .filter(([, its]) => its !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(async ([name, its]) => `${JSON.stringify(name)}:${await canonical(its)}`)
  return `{${(await Promise.all(fields)).join(',')}}`
}

/**
 * SHA-256 of a call and its whole input, 32 bytes: the same for the same wish alone. Names and addresses may be among
 * it, and can't be read out of it; whoever has the database could try guesses, but each for one row, since the key of
 * the deed is a random part of it, with all else that was typed, and within the day after which it is forgotten.
 */
export const digestAsked = async (action: string, input: object): Promise<Buffer> =>
  createHash('sha256')
    .update(`${action} ${await canonical(input)}`)
    .digest()
