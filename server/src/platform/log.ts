import pino, { type DestinationStream, type Logger } from 'pino'

export type Log = Logger

const secrets = ['password', 'token', 'authorization', 'cookie', 'client_secret', 'hmac'] as const

/**
 * Structured logs, one JSON object a line, on the standard output by default. Secrets, tokens and
 * card numbers never get in: their names are hidden, alone or one level down. A database error's
 * `detail` repeats what stands in the row; `code` is hidden only alone, since errors have one of
 * their own.
 */
export const createLog = (level: string, destination?: DestinationStream): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: ['code', 'err.detail', ...secrets, ...secrets.map((name) => `*.${name}`)],
        censor: '(hidden)',
      },
    },
    destination,
  )

/** The instant of a line, made once for all lines of a millisecond. */
function createTimestamp(): () => string {
  let at = 0
  let text = ''
  return () => {
    const now = Date.now()
    if (now !== at) {
      at = now
      text = `,"time":"${new Date(now).toISOString()}"`
    }
    return text
  }
}

const KEEP_BYTES = 12 * 1024
const KEEP_MS = 1000

/**
 * The lines of requests, which hold nothing that must be hidden. They are written some dozens at a time,
 * a second late at most: one by one, each would cost as much as a search.
 */
export const createRequestLog = (level: string, file: number | string = process.stdout.fd): Log =>
  pino(
    { level, base: null, timestamp: createTimestamp() },
    pino.destination({ dest: file, sync: false, minLength: KEEP_BYTES, periodicFlush: KEEP_MS }),
  )
