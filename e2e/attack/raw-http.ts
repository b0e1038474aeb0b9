import { connect } from 'node:net'

export type RawAnswer = {
  /** 0: the connection was closed, or stayed silent, without an answer. */
  readonly status: number
  readonly head: string
  readonly body: string
  readonly ms: number
}

const PATIENCE_MS = 8000

/** Sends these bytes as they are, which no client library would, and reads until the server hangs up. */
export function askRaw(origin: string, bytes: string): Promise<RawAnswer> {
  const { port, hostname } = new URL(origin)
  const began = performance.now()
  return new Promise((resolve) => {
    let said = ''
    const socket = connect(Number(port), hostname)
    const end = (): void => {
      socket.destroy()
      const at = said.indexOf('\r\n\r\n')
      const head = at < 0 ? said : said.slice(0, at)
      resolve({
        status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0),
        head,
        body: at < 0 ? '' : said.slice(at + 4),
        ms: performance.now() - began,
      })
    }
    socket.setEncoding('latin1').setTimeout(PATIENCE_MS, end)
    socket.on('data', (text) => void (said += String(text)))
    socket.on('error', end).on('close', end)
    socket.write(bytes, 'latin1')
  })
}

/** Does `work` for all of them, so many at once. */
export async function forAll<T>(
  all: readonly T[],
  atOnce: number,
  work: (one: T) => Promise<void>,
): Promise<void> {
  const left = all.values()
  const worker = async (): Promise<void> => {
    for (const one of left) await work(one)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
