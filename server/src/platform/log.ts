import pino, { type DestinationStream, type Logger } from 'pino'

export type Log = Logger

const secrets = ['password', 'token', 'authorization', 'cookie', 'client_secret', 'hmac'] as const

/**
 * Structured logs, one JSON object a line, on the standard output unless told. Secrets, tokens and card
 * numbers never get in: their names are hidden, alone or one level down. A database error's `detail`
 * repeats what stands in the row; `code` is hidden only alone, since errors have one of their own.
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
