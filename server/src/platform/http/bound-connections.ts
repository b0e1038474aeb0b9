import type { Server } from 'node:http'

export type ConnectionBounds = {
  /** To say a whole head, from the connection or the first byte of the next request on. */
  readonly headMs: number
  /** To send a whole request: 6 MB of files by a slow phone (1 Mbit/s) take 50 s. */
  readonly requestMs: number
  /** Without a byte in either direction. The stream of notices says something every 25 s. */
  readonly silentMs: number
  /** Between two requests; longer than a proxy keeps its own (nginx: 60 s), which would else write into the end. */
  readonly idleMs: number
  /** How often is looked for the late ones. */
  readonly lookMs: number
  /** At once: the system gives a process so many files, and the database and disk need theirs. */
  readonly connections: number
}

const bounds: ConnectionBounds = {
  headMs: 15_000,
  requestMs: 120_000,
  silentMs: 60_000,
  idleMs: 65_000,
  lookMs: 5_000,
  connections: 10_000,
}

/** What a server is made with: it looks for late requests as often. */
export const serverOptions = (it: ConnectionBounds = bounds) => ({
  headersTimeout: it.headMs,
  requestTimeout: it.requestMs,
  keepAliveTimeout: it.idleMs,
  connectionsCheckingInterval: it.lookMs,
})

/**
 * Ends connections that are opened to be held: a head or a body that comes byte by byte, an answer that nobody
 * reads. Made with `serverOptions`, whose time-outs Node reads only then.
 */
export function boundConnections(server: Server, it: ConnectionBounds = bounds): Server {
  server.maxConnections = it.connections
  return server.setTimeout(it.silentMs)
}
