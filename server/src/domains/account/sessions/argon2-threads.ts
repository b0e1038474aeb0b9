import { Worker } from 'node:worker_threads'
import type { Argon2Outcome, Argon2Task } from './argon2-worker.ts'

/** Threads in this process; each is started when those before it are busy. */
const THREADS = 2

type Answer = string | boolean
type Thread = {
  readonly worker: Worker
  readonly pending: Map<number, PromiseWithResolvers<Answer>>
}

const threads: Thread[] = []
let lastId = 0

/** Hashes a password with argon2id, away from the thread that answers requests. */
export const hashOnThread = async (password: string): Promise<string> =>
  String(await run({ password, hash: null }))

/** Whether a password fits its hash; something that is no hash is a fault. */
export const verifyOnThread = async (hash: string, password: string): Promise<boolean> =>
  (await run({ password, hash })) === true

function run(task: Omit<Argon2Task, 'id'>): Promise<Answer> {
  const { worker, pending } = idlest()
  const id = (lastId += 1)
  const outcome = Promise.withResolvers<Answer>()
  pending.set(id, outcome)
  // Work keeps the process alive; a thread that only waits does not.
  worker.ref()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  worker.postMessage({ id, ...task } satisfies Argon2Task)
  return outcome.promise
}

function idlest(): Thread {
  const [best] = threads.toSorted((a, b) => a.pending.size - b.pending.size)
  return best && (best.pending.size === 0 || threads.length >= THREADS) ? best : start()
}

function start(): Thread {
  const worker = new Worker(new URL('argon2-worker.ts', import.meta.url))
  const thread: Thread = { worker, pending: new Map() }
  threads.push(thread)
  worker.on('message', (outcome: Argon2Outcome) => {
    const asked = thread.pending.get(outcome.id)
    thread.pending.delete(outcome.id)
    if (thread.pending.size === 0) worker.unref()
    if ('answer' in outcome) asked?.resolve(outcome.answer)
    else asked?.reject(new Error(outcome.fault))
  })
  worker.on('error', (error) => end(thread, error))
  worker.on('exit', () => end(thread, new Error('A thread for passwords ended')))
  return thread
}

/** The next password starts another thread. */
function end(thread: Thread, reason: Error): void {
  const index = threads.indexOf(thread)
  if (index >= 0) threads.splice(index, 1)
  for (const { reject } of thread.pending.values()) reject(reason)
  thread.pending.clear()
}
