import { setTimeout as wait } from 'node:timers/promises'

/** A mail that takes longer is slow: what comes to its server after it doesn't wait here. */
const SLOW_MS = 2000

/** Mails of one queue to one server that are on their way, by address: since when. */
type UnderWay = { readonly since: Map<string, number>; ended: PromiseWithResolvers<void> }

/**
 * Mails that are on their way from this process: one at a time to an address, and to one server never so many
 * that a slow one leaves nobody to send the others.
 */
export class Deliveries {
  readonly #most: number
  readonly #byServer = new Map<string, UnderWay>()

  /** `most`: how many may be on their way to one server. */
  constructor(most: number) {
    this.#most = most
  }

  /** Waits for its turn; false: another to this address is on its way, or the server is slow. */
  async begin(to: string): Promise<boolean> {
    for (;;) {
      const { since, ended } = this.#at(to)
      if (since.has(to)) return false
      if (since.size < this.#most) {
        since.set(to, performance.now())
        return true
      }
      const left = Math.min(...since.values()) + SLOW_MS - performance.now()
      if (left <= 0) return false
      const timer = new AbortController()
      await Promise.race([
        ended.promise,
        wait(left, undefined, { signal: timer.signal }).catch(() => undefined),
      ])
      timer.abort()
    }
  }

  /** One that had its turn has come to its end. */
  end(to: string): void {
    const its = this.#at(to)
    its.since.delete(to)
    its.ended.resolve()
    its.ended = Promise.withResolvers()
    if (its.since.size === 0) this.#byServer.delete(serverOf(to))
  }

  #at(to: string): UnderWay {
    const server = serverOf(to)
    const its = this.#byServer.get(server) ?? {
      since: new Map(),
      ended: Promise.withResolvers(),
    }
    this.#byServer.set(server, its)
    return its
  }
}

const serverOf = (address: string): string =>
  address.slice(address.lastIndexOf('@') + 1).toLowerCase()
