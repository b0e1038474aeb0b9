import type { Trx } from '../../../platform/database/connect.ts'
import { orBusy } from '../../../platform/database/or-busy.ts'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import { editionOfContact } from '../../checkout/index.ts'
import {
  changeReservation,
  correctGuest,
  isBooked,
  isMoved,
  lockReservation,
  type GuestContact,
  type Reservation,
} from '../../reservations/index.ts'
import type { DeskDeps } from '../deps.ts'

/** Whether who is written to can be corrected of a supplier's room: a guest's, that is paid. */
export const isPartnerGuestOpen = (it: Pick<Reservation, 'status' | 'userId'>): boolean =>
  it.userId === null && (isBooked(it) || it.status === 'Under Review')

type Wanted = {
  readonly id: number
  readonly userName: string
  readonly phone: string | null
  readonly edition: string | undefined
  readonly guest: Partial<GuestContact>
  readonly actor: string
  readonly onMoved: (trx: Trx) => Promise<unknown>
}

/**
 * Another address, phone or language of the guest of a supplier's room; null: done. Its supplier has the names, so that
 * another one is refused.
 */
export const changePartnerGuest = (
  { db, clock, checkout }: Pick<DeskDeps, 'db' | 'clock' | 'checkout'>,
  { id, userName, phone: typed, edition, guest, actor, onMoved }: Wanted,
): Promise<Refusal | null> =>
  orBusy(() =>
    db.transaction().execute(async (trx) => {
      const it = await lockReservation(trx, id)
      if (!it || !isPartnerGuestOpen(it) || userName !== it.clientName)
        return refuse('not_changeable')
      const isSame = typed === null || typed === it.clientPhone
      const phone = isSame ? typed : await checkout.readPhone(trx, null, typed)
      if (isRefusal(phone)) return phone
      const is = { ...it, ...guest, clientPhone: phone }
      const standing = editionOfContact(it)
      const isSo = standing === editionOfContact(is)
      if (!isSo && edition !== undefined && edition !== standing) return refuse('content_changed')
      const now = clock.now()
      const corrected = await correctGuest({ trx, now }, id, is, actor)
      const settling = { trx, now, publish: checkout.publish }
      await changeReservation(settling, id, { clientPhone: phone }, { actor })
      if (corrected && isMoved(corrected, is)) await onMoved(trx)
      return null
    }),
  )
