import { createEventReader } from './event-stream.ts'

export type UnreadStreamDeps = {
  /** Asks for the stream; throws when the network fails. */
  open: (signal: AbortSignal) => Promise<Response>
  onCount: (count: number) => void
  /** Runs later; the answer cancels it. */
  later: (run: () => void, ms: number) => () => void
}

const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 60_000
/** The server gives a sign of life every 25 seconds: after two missing ones the connection is dead. */
const SILENCE_MS = 55_000

const isCount = (text: string): boolean => /^\d{1,6}$/.test(text)

/** Follows one stream to its end; `refused` when the server doesn't want to give one. */
async function followOnce(
  { open, onCount, later }: UnreadStreamDeps,
  onAlive: () => void,
  stop: AbortController,
): Promise<'ended' | 'refused'> {
  const response = await open(stop.signal)
  const streams = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false
  if (!response.ok || !response.body || !streams) {
    await response.body?.cancel()
    return 'refused'
  }
  const feed = createEventReader(({ event, data }) => {
    if (event === 'count' && isCount(data)) onCount(Number(data))
  })
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  for (;;) {
    const giveUp = later(() => stop.abort(), SILENCE_MS)
    const { done, value } = await reader.read().finally(giveUp)
    if (done) return 'ended'
    onAlive()
    feed(value)
  }
}

/**
 * Hears the unread count as it changes. A broken line is mended after a second, then two, four, up to
 * a minute; a refusal (signed out, too many streams, no stream here) is final, and the poll of once a
 * minute has to do. The answer stops it.
 */
export function openUnreadStream(deps: UnreadStreamDeps): () => void {
  let stopped = false
  let current = new AbortController()
  let cancelRetry = (): void => {}
  let wait = FIRST_WAIT_MS

  const connect = async (): Promise<void> => {
    current = new AbortController()
    const outcome = await followOnce(deps, () => (wait = FIRST_WAIT_MS), current).catch(
      () => 'broken' as const,
    )
    if (stopped || outcome === 'refused') return
    cancelRetry = deps.later(() => void connect(), wait)
    wait = Math.min(wait * 2, LONGEST_WAIT_MS)
  }
  void connect()
  return () => {
    stopped = true
    cancelRetry()
    current.abort()
  }
}
