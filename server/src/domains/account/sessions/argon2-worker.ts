// A thread of its own that works argon2, one password after the other, and steps aside for all else.
import { hashSync, verifySync } from '@node-rs/argon2'
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'

export type Argon2Task = { id: number; password: string; hash: string | null }
export type Argon2Outcome = { id: number } & ({ answer: string | boolean } | { fault: string })

// Linux keeps a priority for each thread; elsewhere this would slow the whole server down.
if (process.platform === 'linux') setPriority(10)

parentPort?.on('message', ({ id, password, hash }: Argon2Task) => {
  const work = (): string | boolean =>
    hash === null ? hashSync(password) : verifySync(hash, password)
  let outcome: Argon2Outcome
  try {
    outcome = { id, answer: work() }
  } catch (error) {
    outcome = { id, fault: error instanceof Error ? error.message : String(error) }
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(outcome)
})
