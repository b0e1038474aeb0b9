import { createReadStream } from 'node:fs'

export const NOT_UTF8 = 'this file isn’t UTF-8: save it again as UTF-8'

/** Bytes as text; null when they are none: in another encoding, Arabic would become question marks. */
export function decoded(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** The text of a file, part by part. One that isn't UTF-8 throws, in words. */
export async function* textOf(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const decode = (bytes?: Uint8Array): string => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined })
    } catch {
      throw new Error(NOT_UTF8)
    }
  }
  for await (const bytes of createReadStream(path)) yield decode(bytes as Buffer)
  yield decode()
}

export async function wholeTextOf(path: string): Promise<string> {
  let text = ''
  for await (const part of textOf(path)) text += part
  return text
}
