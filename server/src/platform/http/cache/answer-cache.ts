import { JsonBody, type Answering } from './json-answer.ts'

type Entry = { readonly until: number; readonly body: JsonBody }

/** What was made: the JSON text of an answer, or a refusal, which is never kept. */
export type Made = string | Response

/** How long an answer serves others; a function is asked once the answer is made. */
type Seconds = number | (() => number)

/** Public answers kept for some seconds in this process, bounded, oldest out first; one maker a key. */
export type AnswerCache = {
  through(
    key: string,
    seconds: Seconds,
    make: () => Promise<Made>,
    answering: Answering,
  ): Promise<Response>
  /** Forgets everything: what is shown has changed. */
  clear(): void
}

const MAX_ENTRIES = 2000
/** Bytes of all that is kept, a character counted as two. */
const MEMORY = 16 * 1024 * 1024
const MAX_KEY_LENGTH = 2000

/** `now` is in milliseconds. */
export function createAnswerCache(now: () => number, memory = MEMORY): AnswerCache {
  // In two halves, since a map forgets its oldest entry one by one at some cost: the older half goes
  // at once when the younger is full.
  let [young, old] = [new Map<string, Entry>(), new Map<string, Entry>()]
  let youngBytes = 0
  /** How often everything was forgotten: what was begun before that is not kept. */
  let cleared = 0
  const making = new Map<string, Promise<JsonBody | Response>>()

  const make = async (
    key: string,
    seconds: Seconds,
    maker: () => Promise<Made>,
  ): Promise<JsonBody | Response> => {
    const begun = cleared
    const made = await maker()
    if (typeof made !== 'string') return made
    const body = new JsonBody(made)
    if (begun !== cleared) return body
    const bytes = 2 * (key.length + made.length)
    if (bytes > memory / 2) return body
    if (young.size >= MAX_ENTRIES / 2 || youngBytes + bytes > memory / 2) {
      ;[young, old] = [new Map(), young]
      youngBytes = 0
    }
    youngBytes += bytes
    young.set(key, {
      until: now() + (typeof seconds === 'number' ? seconds : seconds()) * 1000,
      body,
    })
    return body
  }

  return {
    clear() {
      cleared += 1
      young.clear()
      youngBytes = 0
      old.clear()
      making.clear()
    },
    async through(key, seconds, maker, answering) {
      if (key.length > MAX_KEY_LENGTH) return toResponse(await maker(), answering)
      const cached = young.get(key) ?? old.get(key)
      if (cached && cached.until > now()) return cached.body.answer(answering)
      const current = making.get(key) ?? make(key, seconds, maker)
      making.set(key, current)
      const made = await current.finally(() => {
        if (making.get(key) === current) making.delete(key)
      })
      return made instanceof JsonBody ? made.answer(answering) : made.clone()
    },
  }
}

/** What was made, as an answer to the one client it was made for. */
export const toResponse = async (made: Made, answering: Answering): Promise<Response> =>
  typeof made === 'string' ? new JsonBody(made).answer(answering) : made
