import { newSecret } from '../secret.ts'
import { createConcurrencyLimit, type Overloaded } from '../../../platform/concurrency-limit.ts'
import { hashOnThread, verifyOnThread } from './argon2-threads.ts'

/**
 * Hashes and checks passwords with argon2id (19 MiB, 2 passes), a few at a time, on threads that step
 * aside for whatever else the machine has to do: a crowd that signs in must not slow searches down.
 */
export type Passwords = {
  hash(password: string): Promise<string | Overloaded>
  /**
   * Without a hash it takes as long and answers no, so that timing doesn't reveal who has an
   * account.
   */
  verify(passwordHash: string | null | undefined, password: string): Promise<boolean | Overloaded>
}

const onThreads = { hash: hashOnThread, verify: verifyOnThread }

/** `atOnce` bounds memory and CPU; beyond `waiting` more, callers are asked to come back. */
export function createPasswords({ atOnce = 2, waiting = 100, argon2 = onThreads } = {}): Passwords {
  const dummy = argon2.hash(newSecret())
  const inTurn = createConcurrencyLimit({ atOnce, waiting })

  return {
    hash: (password) => inTurn(() => argon2.hash(password)),
    verify: (passwordHash, password) =>
      inTurn(async () => {
        if (passwordHash) return argon2.verify(passwordHash, password)
        await argon2.verify(await dummy, password)
        return false
      }),
  }
}
