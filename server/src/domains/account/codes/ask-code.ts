import type { Limit } from '../../../platform/http/protection/rate-limits.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import type { AccountDeps } from '../deps.ts'
import { emailKey } from '../registration/rules.ts'
import { insertAsked, lockAsking, wasAskedSince, type CodeFor } from './store.ts'

/** A little less than the 60 seconds after which people may ask again: a repeat isn't a new request. */
const REPEAT_SECONDS = 50
/** More mails than these in an hour only serve to annoy their recipient. */
const codesPerEmail: Limit = { name: 'code-email', points: 5, seconds: 3600 }

export const codesPerAddress: Limit = { name: 'code-address', points: 30, seconds: 3600 }

/**
 * Requests a code by mail. Does the same work whether or not an account has the e-mail: the row is
 * written and the event published either way, and `issueCode` decides later. A repeat within 50
 * seconds, and more than 5 an hour, are silently ignored.
 */
export async function askCode(
  { db, clock, limits, publish }: AccountDeps,
  wanted: CodeFor,
  caller: Pick<Caller, 'language'>,
): Promise<void> {
  const now = clock.now()
  const since = new Date(now.getTime() - REPEAT_SECONDS * 1000)
  if (await wasAskedSince(db, wanted, since)) return
  if ((await limits.count(codesPerEmail, emailKey(wanted.email))) > 0) return
  await db.transaction().execute(async (trx) => {
    await lockAsking(trx, wanted)
    if (await wasAskedSince(trx, wanted, since)) return
    const { language } = caller
    const { id, email } = await insertAsked(trx, { ...wanted, language }, now)
    const { purpose } = wanted
    await publish(trx, {
      type: 'CodeAsked',
      codeId: id,
      purpose,
      email,
      language,
      mailKey: `code:${id}`,
    })
  })
}
