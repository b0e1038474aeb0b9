import { hash, verify } from '@node-rs/argon2'
import { randomBytes } from 'node:crypto'
import { createTurns, type Overloaded } from '../turns.ts'

/** Hashes and checks passwords with argon2id (19 MiB, 2 passes), a few at a time. */
export type Passwords = {
  hash(password: string): Promise<string | Overloaded>
  /** Without a hash it takes as long and answers no: nobody learns by the clock who has an account. */
  verify(passwordHash: string | null | undefined, password: string): Promise<boolean | Overloaded>
}

/** `atOnce` bounds memory and CPU; beyond `waiting` more, callers are asked to come back. */
export function createPasswords({ atOnce = 2, waiting = 100 } = {}): Passwords {
  const dummy = hash(randomBytes(16))
  const inTurn = createTurns({ atOnce, waiting })

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
