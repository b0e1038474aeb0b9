import { api } from '@rihla/contract'
import type { ReservationDetails } from '@rihla/contract/reservations'
import type { OwnReview } from '@rihla/contract/reviews'
import type { Language } from '@rihla/contract/values/language'
import { toWholeEgp, type Piastres } from '@rihla/contract/values/money'
import type { SupportPhone } from '@rihla/contract/values/support'
import type { Mount } from '../../platform/http/mount.ts'
import type { Limit } from '../../platform/http/protection/rate-limits.ts'
import { isRefusal, refuse } from '../../platform/refusal.ts'
import { presentActions, type Around } from './cancelling/present-actions.ts'
import type { RefundFacts } from './cancelling/refund-progress.ts'
import { termsOf, type CancellationRule } from './cancelling/terms.ts'
import { asksPickUp } from './changing/change-reservation.ts'
import { countChanges } from './changing/change-store.ts'
import { viewerOf } from './guests/access-store.ts'
import { findBooking, type FindDeps } from './guests/find-booking.ts'
import { isMailed } from './guests/is-mailed.ts'
import type { SentProof } from './payment/present-proof.ts'
import { presentCard, presentDetails } from './present.ts'
import type { Reservation } from './reservation.ts'
import { pageOfOwn } from './own-list-store.ts'
import { findOwn } from './store.ts'
import { publicHalf, ticketKey } from './tickets/ticket-code.ts'

export type ReservationDeps = FindDeps & {
  /** Whether its seller was asked to cancel, and hasn't answered yet. */
  readonly isCancelling: (id: number) => Promise<boolean>
  /** What cancelling gives back by itself in a kind; null for what isn't cancelled here. */
  readonly cancellationRule: (module: string) => Promise<CancellationRule | null>
  /** Money that goes back of what was paid for it. */
  readonly refundsOf: (it: Reservation) => Promise<readonly RefundFacts[]>
  /** The price of what has changed since it was sold without being another booking; null: as it was agreed. */
  readonly priceNow: (
    it: Reservation,
    language: Language,
  ) => Promise<Pick<ReservationDetails, 'Price' | 'AmountDetails'> | null>
  /** The receipt that was sent last for what a reservation came from. */
  readonly proofOf: (sourceKind: string, sourceId: number) => Promise<SentProof | null>
  /** Other dates or guests of it that wait for their difference. */
  readonly openChangeOf: (
    it: Reservation,
    language: Language,
  ) => Promise<ReservationDetails['OpenChange']>
  /** What the way to pay adds to the rest of one made with a deposit; piastres. */
  readonly restFeeOf: (it: Reservation) => Promise<Piastres>
  /** Whom travellers call. */
  readonly supportPhone: () => Promise<SupportPhone>
  /** What its traveller thought of a reservation. */
  readonly reviewOf: (reservationId: number) => Promise<OwnReview | null>
}

/** References can be guessed by trying. */
const finds: Limit = { name: 'find-booking', points: 20, seconds: 600 }

async function lookAround(deps: ReservationDeps, it: Reservation): Promise<Around> {
  const rule = await deps.cancellationRule(it.module)
  return {
    now: deps.clock.now(),
    terms: rule && termsOf(it, rule),
    refunds: await deps.refundsOf(it),
    phone: await deps.supportPhone(),
    review: await deps.reviewOf(it.id),
  }
}

/**
 * The caller's reservations. Other users' are 'not found', as if they didn't exist: ids are
 * guessable.
 */
export function reservationRoutes(mount: Mount, deps: ReservationDeps): void {
  mount(api.getUserReservation, async (input, caller) => {
    const identity = await caller.identity()
    if (!identity) return refuse('login_to_view_reservations')
    const { rows, total } = await pageOfOwn(deps.db, {
      userId: identity.userId,
      search: input.Filters ?? null,
      limit: input.PageSize,
      offset: (input.PageNumber - 1) * input.PageSize,
    })
    return {
      Data: rows.map((row) => presentCard(row, caller.language)),
      PageNumber: input.PageNumber,
      PageSize: input.PageSize,
      TotalPages: Math.ceil(total / input.PageSize),
      TotalRecords: total,
    }
  })

  mount(
    api.findBooking,
    async (input, caller) => {
      const { applicationId } = caller
      if (applicationId === null) return refuse('invalid_input')
      const userId = (await caller.identity())?.userId ?? null
      const found = await findBooking(deps, {
        reference: input.Reference,
        emailOrPin: input.EmailOrPin ?? null,
        key: input.Key ?? null,
        userId,
        applicationId,
      })
      if (isRefusal(found)) return found
      const IsMine = userId !== null && found.userId === userId
      return { ReservationId: found.id, Module: found.module, IsMine }
    },
    { limits: [finds] },
  )

  mount(api.getTicketKey, async () => ({
    Algorithm: 'Ed25519' as const,
    PublicKey: publicHalf(await ticketKey(deps.db)),
  }))

  mount(api.getReservationDetails, async (input, caller) => {
    const userId = (await caller.identity())?.userId ?? null
    const asking = { userId, applicationId: caller.applicationId }
    const viewer = await viewerOf(deps.db, asking, input.ReservationId, deps.clock.now())
    if (!viewer && userId === null) return refuse('login_to_view_reservations')
    const own = viewer && (await findOwn(deps.db, viewer.userId, input.ReservationId, input.Module))
    if (!own) return refuse('reservation_not_found')
    const isTransfer = own.paymentMethod === 'Bank_Transfer'
    const proof = isTransfer ? await deps.proofOf(own.sourceKind, own.sourceId) : null
    const around = await lookAround(deps, own)
    const actions = presentActions(own, around, caller.language)
    const mayGoOn = actions.ShowCancelButton || actions.ShowCompletePaymentButton
    const isCancelling = mayGoOn && (await deps.isCancelling(own.id))
    return {
      ...presentDetails(own, caller.language, {
        phone: around.phone,
        proof,
        isMailed: await isMailed(deps.db, own.id),
      }),
      ...(await deps.priceNow(own, caller.language)),
      ...actions,
      AsksPickUp: asksPickUp(own, userId, deps.clock.now()),
      ChangesCount: await countChanges(deps.db, own.id),
      OpenChange: await deps.openChangeOf(own, caller.language),
      DueFee: toWholeEgp(await deps.restFeeOf(own)),
      // A rating is its account's own, and no guest's.
      ShowRateButton: actions.ShowRateButton && own.userId !== null && own.userId === userId,
      ShowCancelButton: actions.ShowCancelButton && !isCancelling,
      ShowCompletePaymentButton: actions.ShowCompletePaymentButton && !isCancelling,
    }
  })
}
