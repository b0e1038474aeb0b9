import { hash, verify } from '@node-rs/argon2'
import { randomBytes } from 'node:crypto'
import { refuse, type Refusal } from '../../../platform/refusal.ts'

type Overloaded = Refusal<'too_many_requests'>

/** Hashes and checks passwords with argon2id (19 MiB, 2 passes), a few at a time. */
export type Passwords = {
  hash(password: string): Promise<string | Overloaded>
  /** Without a hash it takes as long and answers no: nobody learns by the clock who has an account. */
  verify(passwordHash: string | null | undefined, password: string): Promise<boolean | Overloaded>
}

/** `atOnce` bounds memory and CPU; beyond `waiting` more, callers are asked to come back. */
export function createPasswords({ atOnce = 2, waiting = 100 } = {}): Passwords {
  const queue: (() => void)[] = []
  let running = 0
  const dummy = hash(randomBytes(16))

  async function inTurn<T>(work: () => Promise<T>): Promise<T | Overloaded> {
    if (running >= atOnce) {
      if (queue.length >= waiting) return refuse('too_many_requests', { seconds: 3 })
      await new Promise<void>((resolve) => queue.push(resolve))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      // The place goes straight to the next in line, so `running` only falls when nobody waits.
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }

  return {
    hash: (password) => inTurn(() => hash(password)),
    verify: (passwordHash, password) =>
      inTurn(async () => {
        if (passwordHash) return verify(passwordHash, password)
        await verify(await dummy, password)
        return false
      }),
  }
}
