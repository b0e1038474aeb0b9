import type { Trx } from '../../../platform/database/connect.ts'
import type { Caller, Identity } from '../../../platform/http/caller.ts'
import type { AccountDeps } from '../deps.ts'
import { openSession } from '../sessions/open-session.ts'

/** A session that has proven its second factor: the one that asked is ended. */
export type Proven = { readonly token: string }

/** Opens a session of staff in place of the one that asked. */
export const prove = async (
  deps: AccountDeps,
  trx: Trx,
  { userId }: Identity,
  caller: Caller,
): Promise<Proven> => ({ token: await openSession(deps, trx, userId, caller, true) })
