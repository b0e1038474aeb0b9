import { NOTIFICATION_STREAM_PATH } from '@rihla/contract/notifications'
import type { Hono } from 'hono'
import type pg from 'pg'
import type { Db } from '../../../platform/database/connect.ts'
import { createListener } from '../../../platform/database/listen.ts'
import type { Caller, HttpEnv, Identity } from '../../../platform/http/caller.ts'
import type { Log } from '../../../platform/log.ts'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import { BELL_CHANNEL, countUnseen } from '../store.ts'
import { createStreams } from './streams.ts'

type Deps = {
  readonly db: Db
  readonly pool: pg.Pool
  readonly log: Log
  readonly sessions: { identify(token: string): Promise<Identity | null> }
  present(refusal: Refusal, caller: Caller): Response
}

/** The open streams; stop them before the server, or it would wait for them. */
export type NotificationStream = {
  stop(): Promise<void>
  /** What happens every 25 seconds: a sign of life, a look whether each session still stands. */
  beat(): Promise<void>
}

const BEAT_MS = 25_000

const headers = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store, no-transform',
  // nginx hands each event on as it comes.
  'x-accel-buffering': 'no',
  // The connection serves nothing after the stream, so that it doesn't keep a server from stopping.
  connection: 'close',
}

/** The unread count as it changes, as server-sent events; whichever process wrote the notice. */
export function notificationStream(http: Hono<HttpEnv>, deps: Deps): NotificationStream {
  const { db, pool, log, sessions, present } = deps
  const streams = createStreams({
    log,
    count: (userId) => countUnseen(db, userId),
    lives: async (token, userId) => (await sessions.identify(token))?.userId === userId,
  })
  const listener = createListener(
    pool,
    BELL_CHANNEL,
    { message: (userId) => streams.refresh(Number(userId)), again: streams.refreshAll },
    log,
  )
  let beating: Promise<unknown> | undefined
  const beat = async (): Promise<void> => {
    beating ??= Promise.all([listener.probe(), streams.beat()]).finally(() => (beating = undefined))
    await beating
  }
  let heart: NodeJS.Timeout | undefined

  http.get(NOTIFICATION_STREAM_PATH, async (c) => {
    const caller = c.get('caller')
    const identity = await caller.identity()
    if (!identity || !caller.sessionToken) return present(refuse('unauthenticated'), caller)
    if (c.req.raw.method === 'HEAD') return new Response(null, { headers })
    // Before the first count: what is written after it is heard.
    await listener.start()
    heart ??= setInterval(() => void beat(), BEAT_MS).unref()
    const stream = streams.open(identity.userId, caller.sessionToken)
    return isRefusal(stream) ? present(stream, caller) : new Response(stream, { headers })
  })

  return {
    beat,
    async stop() {
      clearInterval(heart)
      streams.stop()
      await listener.stop()
    },
  }
}
