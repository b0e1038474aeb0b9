import type { MyData } from '@rihla/contract/account/privacy'
import type { Trx } from '../../../platform/database/connect.ts'
import type { AccountDeps } from '../deps.ts'

export type DataGroup = MyData['Groups'][number]

/** What is needed to show and to delete everything that is kept of a person. */
export type PrivacyDeps = AccountDeps & {
  /** What the other domains keep of a person, read in this transaction. */
  gather(trx: Trx, userId: number): Promise<DataGroup[]>
}
