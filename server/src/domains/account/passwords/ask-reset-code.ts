import type { Caller } from '../../../platform/http/caller.ts'
import { isRefusal, type Refusal } from '../../../platform/refusal.ts'
import { askCode } from '../codes/ask-code.ts'
import type { AccountDeps } from '../deps.ts'
import { readEmail } from '../registration/rules.ts'

/**
 * Has a code mailed to choose a new password with. Answers the same, after the same work, for every
 * well-formed e-mail.
 */
export async function askResetCode(
  deps: AccountDeps,
  input: { Email: string },
  caller: Pick<Caller, 'language' | 'applicationId'>,
): Promise<true | Refusal> {
  const email = readEmail(input.Email)
  if (isRefusal(email)) return email
  await askCode(
    deps,
    { purpose: 'reset', email, userId: null, asker: caller.applicationId },
    caller,
  )
  return true
}
