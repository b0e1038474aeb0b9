import { toWholeEgp } from '@rihla/contract/values/money'
import { sql } from 'kysely'
import { isRefusal, refuse } from '../../../platform/refusal.ts'
import { choose, presentPriced, viewChoice } from '../../checkout/index.ts'
import { readReservations } from '../../reservations/index.ts'
import { contactEmailOf } from './contact-email.ts'
import { deedOf } from '../audit/deed-of.ts'
import { doDeed } from '../audit/do-deed.ts'
import type { DeskDeps } from '../deps.ts'
import type { MountDesk } from '../mount-desk.ts'
import { askedOf, changeAtDesk, quoteAtDesk } from './change-at-desk.ts'

/** Other dates or guests for a traveller, and another day for money that came too late: what they would cost, and changing them. */
export function mountChange(mount: MountDesk, deps: DeskDeps): void {
  const { db, clock, checkout } = deps

  /** Its days, its party and its money, without names. */
  const stateOf = (id: number) => async () => {
    const { rows } = await sql<object>`
      select status, payment_status, paid, total, from_date, to_date, adults, children
      from reservations where id = ${id}`.execute(db)
    return rows[0] ?? null
  }

  mount('quoteChangeAtDesk', async (input, _staff, { language }) => {
    const quote = await quoteAtDesk(deps, input.id, askedOf(input))
    if (isRefusal(quote)) return quote
    const { priced, key } = quote
    const shown = { ...quote, change: priced, percent: priced.percent }
    const { FromDate, ToDate, ...it } = presentPriced(shown, language, clock.now())
    return {
      Quote: key,
      OldPrice: it.OldPrice,
      After: it.After,
      Difference: it.Difference + toWholeEgp(quote.fee),
      Terms: it.Terms,
      Cancellation: it.Cancellation,
      From: FromDate,
      To: ToDate,
      GuestsText: it.GuestsText,
      HasRoom: quote.hasRoom,
    }
  })

  mount('changeAtDesk', async (input, staff, { address, language: clerkLanguage }) => {
    const { id, Quote: quoted, Key: key, Hours: hours, Language: language } = input
    const deed = deedOf(staff, 'changeAtDesk', input, id)
    return doDeed(deps, deed, stateOf(id), async () => {
      const [it] = await readReservations(db, [id])
      const hasAddress = it !== undefined && (await contactEmailOf(db, it)) !== null
      const request = { asked: askedOf(input), quoted, key, hours, language }
      return changeAtDesk(deps, deed, { request, address, clerkLanguage, hasAddress })
    })
  })

  mount('getLateChoiceAtDesk', async ({ id }) => {
    const [it] = await readReservations(db, [id])
    return it ? viewChoice(checkout, it.userId, id) : refuse('reservation_not_found')
  })

  mount('chooseAtDesk', async (input, staff, { address, language }) => {
    const { id, FromDate: fromDate = null, Price: shown = null } = input
    return doDeed(deps, deedOf(staff, 'chooseAtDesk', input, id), stateOf(id), async () => {
      const [it] = await readReservations(db, [id])
      if (!it) return refuse('reservation_not_found')
      const owner = { userId: it.userId, applicationId: null, address, soldBy: staff.userId }
      const chosen = await choose(checkout, owner, { reservationId: id, fromDate, shown, language })
      return isRefusal(chosen) ? chosen : { State: 'done' as const }
    })
  })
}
