import type { Log } from '../../../platform/log.ts'
import { refuse, type Refusal } from '../../../platform/refusal.ts'

type Deps = {
  readonly log: Log
  /** How many notices of a person are unread. */
  count(userId: number): Promise<number>
  /** Whether a session token still opens this person's session. */
  lives(token: string, userId: number): Promise<boolean>
  readonly perPerson?: number
  readonly perProcess?: number
}

/** The open streams of this process, by person. */
export type Streams = {
  /** A stream that begins with the unread count. */
  open(userId: number, token: string): ReadableStream<Uint8Array> | TooMany
  /** This user's notices changed: counts them and sends the count to all of the user's streams. */
  refresh(userId: number): void
  refreshAll(): void
  /** A sign of life to every stream; those whose session has ended end. */
  beat(): Promise<void>
  /** Ends all, and opens no more. */
  stop(): void
}

type TooMany = Refusal<'too_many_requests' | 'unavailable'>
type Stream = {
  readonly token: string
  say(text: string): void
  /** Sends a count, unless it equals the last one sent. */
  tell(count: number): void
  end(): void
}
type Room = { readonly streams: Set<Stream>; counting: boolean; stale: boolean }

/** The client falls back to its poll of once a minute. */
const POLL_SECONDS = 60
/** A client that leaves so many messages unread is gone without closing. */
const UNREAD = 40

/** Keeps the streams, at most 5 a person. */
export function createStreams(deps: Deps): Streams {
  const { perPerson = 5, perProcess = 2000 } = deps
  const rooms = new Map<number, Room>()
  let open = 0
  let stopped = false

  const enter = (userId: number, stream: Stream): void => {
    const room = rooms.get(userId) ?? { streams: new Set<Stream>(), counting: false, stale: false }
    rooms.set(userId, room)
    room.streams.add(stream)
    open += 1
  }
  const leave = (userId: number, stream: Stream): void => {
    const room = rooms.get(userId)
    if (!room?.streams.delete(stream)) return
    open -= 1
    if (room.streams.size === 0) rooms.delete(userId)
  }

  /** One count at a time for a person: what changes meanwhile is counted after it, in order. */
  async function recount(userId: number, room: Room): Promise<void> {
    room.stale = true
    if (room.counting) return
    room.counting = true
    try {
      while (room.stale) {
        room.stale = false
        const count = await deps.count(userId)
        for (const stream of room.streams) stream.tell(count)
      }
    } catch (error) {
      // Listeners would never learn that they missed something: end them, so that they reconnect.
      deps.log.error({ err: error }, 'unread notices could not be counted')
      for (const stream of room.streams) stream.end()
    } finally {
      room.counting = false
    }
  }
  const refresh = (userId: number): void => {
    const room = rooms.get(userId)
    if (room) void recount(userId, room)
  }

  return {
    refresh,
    refreshAll: () => rooms.forEach((_, userId) => refresh(userId)),
    open(userId, token) {
      if (stopped || open >= perProcess) return refuse('unavailable')
      if ((rooms.get(userId)?.streams.size ?? 0) >= perPerson)
        return refuse('too_many_requests', { seconds: POLL_SECONDS })
      const { body, stream } = createStream(token, (it) => leave(userId, it))
      enter(userId, stream)
      refresh(userId)
      return body
    },
    async beat() {
      for (const [userId, { streams }] of rooms)
        for (const stream of streams)
          // While the database can't answer, keep the stream open.
          if (await deps.lives(stream.token, userId).catch(() => true)) stream.say(': here\n\n')
          else stream.end()
    },
    stop() {
      stopped = true
      for (const { streams } of rooms.values()) for (const stream of streams) stream.end()
    },
  }
}

function createStream(token: string, onEnd: (stream: Stream) => void) {
  const encoder = new TextEncoder()
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null
  let sent: number | undefined
  const body = new ReadableStream<Uint8Array>({
    start: (it) => void (controller = it),
    cancel() {
      controller = null
      onEnd(stream)
    },
  })
  const stream: Stream = {
    token,
    say(text) {
      controller?.enqueue(encoder.encode(text))
      if ((controller?.desiredSize ?? 0) < -UNREAD) stream.end()
    },
    tell(count) {
      if (count !== sent) stream.say(`event: count\ndata: ${count}\n\n`)
      sent = count
    },
    end() {
      controller?.close()
      controller = null
      onEnd(stream)
    },
  }
  return { body, stream }
}
