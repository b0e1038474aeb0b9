import type { DeskReview } from '@rihla/contract/desk/reviews'
import type { Language } from '@rihla/contract/values/language'
import { orBusy } from '../../../platform/database/or-busy.ts'
import type { Refusal } from '../../../platform/refusal.ts'
import { languageOfWords, moderateReview } from '../../reviews/index.ts'
import { presentAbout } from '../about.ts'
import { settleAbout } from '../alerts/alert-store.ts'
import { deedOf } from '../audit/deed-of.ts'
import { doDeed } from '../audit/do-deed.ts'
import type { DeskDeps } from '../deps.ts'
import type { MountDesk } from '../mount-desk.ts'
import { policy } from '../policy.ts'
import { actorOf, type Staff } from '../staff.ts'
import { countWaiting, listReviews, PAGE, reviewState, type ReviewRow } from './review-list.ts'

const views = { pending: 'waiting', approved: 'shown', rejected: 'hidden' } as const

/** Whoever has no business with a booking reads what it was, and no phone. */
function aboutFor(staff: Staff, row: ReviewRow, language: Language): DeskReview['Reservation'] {
  const about = presentAbout(row, language)
  return policy.getDeskReservation(staff) ? about : { ...about, ClientPhone: null }
}

const present = (row: ReviewRow, staff: Staff, language: Language): DeskReview => ({
  Id: row.id,
  Stars: row.stars,
  Text: row.words,
  Language: languageOfWords(row),
  Author: row.author,
  State: views[row.state],
  Counts: row.counted,
  At: row.created_at.toISOString(),
  Reservation: aboutFor(staff, row, language),
  ModeratedBy: row.moderator,
  ModeratedAt: row.moderated_at?.toISOString() ?? null,
  Reason: row.reason,
})

/** What travellers wrote: read, shown or hidden. */
export function mountReviews(mount: MountDesk, deps: DeskDeps): void {
  const { db } = deps
  const decide = async (
    staff: Staff,
    reviewId: number,
    reason: string | null,
  ): Promise<Refusal | null> => {
    const refused = await orBusy(() =>
      moderateReview(deps.reviews, { reviewId, reason, staff: actorOf(staff) }),
    )
    if (refused) return refused
    await settleAbout(db, ['review_waiting'], reviewId, deps.clock.now())
    // What was hidden mustn't be answered from memory for half a minute more.
    deps.contentChanged()
    return null
  }
  const snapshot = (id: number) => async () => (await reviewState(db, id))?.state ?? null
  const reservationOf = async (id: number) => (await reviewState(db, id))?.reservationId ?? null

  mount('getDeskReviews', async ({ View, Before }, staff, { language }) => {
    const rows = await listReviews(db, { view: View, before: Before ?? null })
    const shown = rows.slice(0, PAGE)
    return {
      Items: shown.map((row) => present(row, staff, language)),
      Next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
      Waiting: await countWaiting(db),
    }
  })

  mount('showReview', async (input, staff) => {
    const { id } = input
    const deed = deedOf(staff, 'showReview', input, await reservationOf(id))
    return doDeed(
      deps,
      deed,
      snapshot(id),
      async () => (await decide(staff, id, null)) ?? { State: 'shown' as const },
    )
  })

  mount('hideReview', async (input, staff) => {
    const { id } = input
    const deed = deedOf(staff, 'hideReview', input, await reservationOf(id))
    return doDeed(
      deps,
      deed,
      snapshot(id),
      async () => (await decide(staff, id, input.Reason)) ?? { State: 'hidden' as const },
    )
  })
}
