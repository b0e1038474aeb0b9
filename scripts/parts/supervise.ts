import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'

export type Part = {
  /** Ends it with SIGTERM, and with SIGKILL when it has not finished after `graceMs`. */
  stop(graceMs?: number): Promise<void>
  /** Ends it and lets it come back, for instance because the database has a new address. */
  restart(): Promise<void>
}

export type PartOptions = {
  name: string
  program: string
  args: string[]
  /** Asked before every start, so that a restart sees today's values. */
  environment: () => Record<string, string | undefined>
  /** Gives up a first start that is still under way. */
  signal?: AbortSignal
  /** Longest wait for `{ ready: true }` over the IPC channel. */
  readyWithinMs?: number
  /** The pauses before the restarts in a row; the last one is repeated. */
  backOffMs?: number[]
  say?: (line: string) => void
  /** A process that `loadAhead` began: the first one, which gets its environment now. */
  loaded?: ChildProcess
}

/** A server reads all that is on sale before it is ready: 20,000 hotels take ten seconds of a quiet machine. */
const READY_MS = 300_000
/** The server finishes what it answers within ten seconds, then gives its jobs five. */
const GRACE_MS = 20_000

/**
 * Starts a part and resolves when it says that it is ready. Later, whenever it dies, it is started
 * again. A part that dies before it was ever ready is a mistake, not bad luck: that rejects.
 */
export async function supervise(options: PartOptions): Promise<Part> {
  let child = options.loaded ?? begin(options)
  // One that has ended meanwhile is reported below.
  if (options.loaded?.connected) child.send(options.environment())
  await untilReady(child, options)
  const stopping = new AbortController()
  const kept = keepAlive()

  async function keepAlive(): Promise<void> {
    const pauses = options.backOffMs ?? [100, 500, 2000, 5000, 10_000]
    for (let failures = 0; ; failures++) {
      const began = Date.now()
      const how = await endOf(child)
      if (stopping.signal.aborted) return
      if (Date.now() - began > 30_000) failures = 0
      const say = options.say ?? console.error
      say(`${options.name} ended (${how}); starting it again`)
      const wait = pauses[Math.min(failures, pauses.length - 1)]
      await pause(wait, undefined, { signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted) return
      child = begin(options)
    }
  }

  return {
    async stop(graceMs = GRACE_MS) {
      stopping.abort()
      await end(child, graceMs)
      await kept
    },
    restart: () => end(child, GRACE_MS),
  }
}

/** Begins a part that loads its modules and waits for its environment: see `load-ahead.ts`. */
export function loadAhead(options: Omit<PartOptions, 'readyWithinMs'>): ChildProcess {
  return begin(options)
}

/** Runs a program that ends by itself; rejects when it fails or `signal` gives it up. */
export async function runToEnd(options: Omit<PartOptions, 'readyWithinMs'>): Promise<void> {
  const child = begin(options)
  const giveUp = () => child.kill('SIGTERM')
  options.signal?.addEventListener('abort', giveUp)
  const how = await endOf(child)
  options.signal?.removeEventListener('abort', giveUp)
  if (how !== 'code 0') throw new Error(`${options.name} failed (${how}).`)
}

function begin(options: PartOptions): ChildProcess {
  const child = spawn(options.program, options.args, {
    // Its own session: Ctrl-C in a terminal reaches us alone, and we stop the parts in order.
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: options.environment(),
  })
  child.on('error', () => {})
  return child
}

async function untilReady(child: ChildProcess, options: PartOptions): Promise<void> {
  const limit = options.readyWithinMs ?? READY_MS
  const giveUp = () => child.kill('SIGTERM')
  options.signal?.addEventListener('abort', giveUp)
  const timer = setTimeout(() => child.kill('SIGKILL'), limit)
  const ready = new Promise<'ready'>((resolve) => {
    child.on('message', (message) => isReady(message) && resolve('ready'))
  })
  const result = await Promise.race([ready, endOf(child)])
  clearTimeout(timer)
  options.signal?.removeEventListener('abort', giveUp)
  if (result === 'ready') return
  const how = result === 'SIGKILL' ? `not ready after ${limit / 1000} s` : result
  throw new Error(`${options.name} did not start (${how}).`)
}

function isReady(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'ready' in message
}

function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    const describe = () => child.signalCode ?? `code ${child.exitCode}`
    if (child.exitCode !== null || child.signalCode !== null) return resolve(describe())
    child.once('error', (error) => resolve(error.message))
    child.once('exit', () => resolve(describe()))
  })
}

async function end(child: ChildProcess, graceMs: number): Promise<void> {
  const ended = endOf(child)
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), graceMs)
  await ended
  clearTimeout(timer)
}
