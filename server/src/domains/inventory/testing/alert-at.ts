import type { AlertKind } from '@rihla/contract/desk/alerts'
import type { Trx } from '../../../platform/database/connect.ts'
import { alertStaff } from '../../desk/index.ts'

/** What inventory is handed to alert the staff with, by this clock. */
export const alertAt =
  (now: Date) => (trx: Trx, kind: AlertKind, subject: string, detail: object) =>
    alertStaff(trx, kind, subject, detail, now)
