import { api } from '@rihla/contract'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Mount } from '../../../platform/http/mount.ts'
import type { Limit } from '../../../platform/http/protection/rate-limits.ts'
import { isRefusal, refuse } from '../../../platform/refusal.ts'
import { isMailed, readReservations, termsOf, viewerOf } from '../../reservations/index.ts'
import { ORDER_KIND, type CheckoutDeps } from '../deps.ts'
import { holderOf } from '../policy.ts'
import { changeContact } from './change-contact.ts'
import { confirmChange } from './confirm-change.ts'
import { feeOfDifference } from './difference/open-difference.ts'
import { presentOptions } from './options.ts'
import { presentConfirmed, presentQuote } from './present.ts'
import { quoteChange } from './quote-change.ts'
import { changedTexts } from './texts.ts'

const looks: Limit = { name: 'change-look', points: 120, seconds: 60 }
const quotes: Limit = { name: 'change-quote', points: 60, seconds: 60 }
const changes: Limit = { name: 'change', points: 30, seconds: 60 }

/** The mount has already refused callers who aren't signed in. */
async function travellerOf(caller: Caller): Promise<number> {
  const identity = await caller.identity()
  if (!identity) throw new Error('A traveller’s call without a traveller')
  return identity.userId
}

/** What can be changed of what was booked at checkout, and changing it. */
export function mountChanging(mount: Mount, deps: CheckoutDeps): void {
  const { db, clock } = deps
  mount(
    api.getChangeOptions,
    async ({ ReservationId: id, Module }, caller) => {
      const userId = (await caller.identity())?.userId ?? null
      const asking = { userId, applicationId: caller.applicationId }
      const viewer = await viewerOf(db, asking, id, clock.now())
      if (!viewer && userId === null) return refuse('unauthenticated')
      const [reservation] = viewer ? await readReservations(db, [id]) : []
      if (!reservation || reservation.module !== Module) return refuse('reservation_not_found')
      const isOurs = reservation.sourceKind === ORDER_KIND
      const rule = isOurs ? await deps.cancellationRule(db, reservation.module) : null
      const terms = isOurs ? termsOf(reservation, rule) : null
      const phone = await deps.supportPhone()
      return presentOptions(
        { reservation, terms, now: clock.now(), asker: userId, phone },
        caller.language,
      )
    },
    { limits: [looks] },
  )

  mount(
    api.changeContact,
    async (input, caller) => {
      const refused = await changeContact(deps, {
        userId: await travellerOf(caller),
        id: input.ReservationId,
        module: input.Module,
        userName: input.UserName,
        specialRequest: input.SpecialRequest ?? null,
        pickUpFrom: input.PickUpFrom ?? null,
      })
      if (refused) return refused
      const mailed = await isMailed(deps.db, input.ReservationId)
      return { Message: changedTexts[mailed ? 'done' : 'doneHere'][caller.language] }
    },
    { limits: [changes] },
  )

  mount(
    api.quoteChange,
    async (input, caller) => {
      const wanted = {
        userId: await travellerOf(caller),
        id: input.ReservationId,
        module: input.Module,
      }
      const quoted = await quoteChange(deps, wanted, {
        fromDate: input.FromDate,
        toDate: input.ToDate ?? null,
        adults: input.AdultsCount,
        childAges: input.ChildrenAges,
      })
      if (isRefusal(quoted)) return quoted
      const fee = await feeOfDifference(deps, deps.db, quoted)
      return presentQuote({ ...quoted, fee }, caller.language, clock.now())
    },
    { limits: [quotes] },
  )

  mount(
    api.confirmChange,
    async (input, caller) => {
      const userId = await travellerOf(caller)
      const { applicationId, address, language } = caller
      const confirmed = await confirmChange(deps, {
        userId,
        id: input.ReservationId,
        module: input.Module,
        changeId: input.ChangeId,
        shown: input.Difference,
        shownPrice: input.Fee === undefined ? null : input.Difference + input.Fee,
        language,
        holder: holderOf({ userId, applicationId, address }),
      })
      if (isRefusal(confirmed)) return confirmed
      const shown = input.Difference + (input.Fee ?? 0)
      const mailed = await isMailed(deps.db, input.ReservationId)
      return presentConfirmed(confirmed, { shown, isMailed: mailed }, language)
    },
    { limits: [changes] },
  )
}
