import { setTimeout as wait } from 'node:timers/promises'

/** A mail that takes longer is slow: what comes to its server after it doesn't wait here. */
const SLOW_MS = 2000
/** When a mail is tried again while another to its address is on its way, and while its server is slow. */
const NEXT_TURN_SECONDS = 5
const SLOW_AGAIN_SECONDS = 15

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

  /** In how many seconds to try again, where its address is busy or its server slow; 0: neither. */
  postponed(to: string): number {
    const since = this.#byServer.get(serverOf(to))?.since
    if (!since) return 0
    if (since.has(to)) return NEXT_TURN_SECONDS
    return since.size >= this.#most && untilSlow(since) <= 0 ? SLOW_AGAIN_SECONDS : 0
  }

  /** Waits for its turn: 0; or as `postponed`. */
  async begin(to: string): Promise<number> {
    for (;;) {
      const again = this.postponed(to)
      if (again > 0) return again
      const { since, ended } = this.#at(to)
      if (since.size < this.#most) {
        since.set(to, performance.now())
        return 0
      }
      const timer = new AbortController()
      await Promise.race([
        ended.promise,
        wait(untilSlow(since), undefined, { signal: timer.signal }).catch(() => undefined),
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

/** Milliseconds until the oldest of them is slow. */
const untilSlow = (since: ReadonlyMap<string, number>): number =>
  Math.min(...since.values()) + SLOW_MS - performance.now()

const serverOf = (address: string): string =>
  address.slice(address.lastIndexOf('@') + 1).toLowerCase()
