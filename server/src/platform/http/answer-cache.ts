type Entry = {
  readonly until: number
  readonly body: Uint8Array<ArrayBuffer>
  readonly headers: [string, string][]
}

/** Public answers kept for some seconds in this process, bounded, oldest out first; one maker a key. */
export type AnswerCache = {
  through(key: string, seconds: number, make: () => Promise<Response>): Promise<Response>
  /** Forgets everything: what is shown has changed. */
  clear(): void
}

const MAX_ENTRIES = 2000
const MAX_KEY_LENGTH = 2000

/** Only answers with status 200 are kept. `now` is in milliseconds. */
export function createAnswerCache(now: () => number): AnswerCache {
  const entries = new Map<string, Entry>()
  const making = new Map<string, Promise<Entry | Response>>()

  const make = async (
    key: string,
    seconds: number,
    maker: () => Promise<Response>,
  ): Promise<Entry | Response> => {
    const response = await maker()
    if (response.status !== 200) return response
    const entry = {
      until: now() + seconds * 1000,
      body: new Uint8Array(await response.arrayBuffer()),
      headers: [...response.headers],
    }
    if (entries.size >= MAX_ENTRIES)
      for (const oldest of entries.keys()) {
        entries.delete(oldest)
        break
      }
    entries.set(key, entry)
    return entry
  }
  const toResponse = (made: Entry | Response): Response =>
    made instanceof Response ? made.clone() : new Response(made.body, { headers: made.headers })

  return {
    clear: () => entries.clear(),
    async through(key, seconds, maker) {
      if (key.length > MAX_KEY_LENGTH) return maker()
      const kept = entries.get(key)
      if (kept && kept.until > now()) return toResponse(kept)
      const current = making.get(key) ?? make(key, seconds, maker).finally(() => making.delete(key))
      making.set(key, current)
      return toResponse(await current)
    },
  }
}
