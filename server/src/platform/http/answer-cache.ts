/** The text becomes bytes when it is asked for again: most answers never are. */
type Entry = { readonly until: number; body: string | Uint8Array<ArrayBuffer> }

/** What was made: the JSON text of an answer, or a refusal, which is never kept. */
export type Made = string | Response

/** Public answers kept for some seconds in this process, bounded, oldest out first; one maker a key. */
export type AnswerCache = {
  through(key: string, seconds: number, make: () => Promise<Made>): Promise<Response>
  /** Forgets everything: what is shown has changed. */
  clear(): void
}

const encoder = new TextEncoder()

const MAX_ENTRIES = 2000
/** Bytes of all that is kept, a character counted as two. */
const MEMORY = 16 * 1024 * 1024
const MAX_KEY_LENGTH = 2000

/** A successful answer from its JSON, as text or as the bytes that were kept. */
export const jsonAnswer = (body: string | Uint8Array<ArrayBuffer>): Response =>
  new Response(body, { headers: { 'content-type': 'application/json' } })

/** `now` is in milliseconds. */
export function createAnswerCache(now: () => number, memory = MEMORY): AnswerCache {
  // In two halves, since a map forgets its oldest entry one by one at some cost: the older half goes
  // at once when the younger is full.
  let [young, old] = [new Map<string, Entry>(), new Map<string, Entry>()]
  let youngBytes = 0
  const making = new Map<string, Promise<Made>>()

  const make = async (key: string, seconds: number, maker: () => Promise<Made>): Promise<Made> => {
    const made = await maker()
    if (typeof made !== 'string') return made
    const bytes = 2 * (key.length + made.length)
    if (bytes > memory / 2) return made
    if (young.size >= MAX_ENTRIES / 2 || youngBytes + bytes > memory / 2) {
      ;[young, old] = [new Map(), young]
      youngBytes = 0
    }
    youngBytes += bytes
    young.set(key, { until: now() + seconds * 1000, body: made })
    return made
  }

  return {
    clear() {
      young.clear()
      youngBytes = 0
      old.clear()
    },
    async through(key, seconds, maker) {
      if (key.length > MAX_KEY_LENGTH) return toResponse(await maker())
      const kept = young.get(key) ?? old.get(key)
      if (kept && kept.until > now()) {
        if (typeof kept.body === 'string') kept.body = encoder.encode(kept.body)
        return jsonAnswer(kept.body)
      }
      const current = making.get(key) ?? make(key, seconds, maker).finally(() => making.delete(key))
      making.set(key, current)
      return toResponse(await current)
    },
  }
}

const toResponse = (made: Made): Response =>
  typeof made === 'string' ? jsonAnswer(made) : made.clone()
