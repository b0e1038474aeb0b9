import { api } from '@rihla/contract'
import { toWholeEgp } from '@rihla/contract/values/money'
import { STAY_GUESTS } from '@rihla/contract/catalogue/hotel-search'
import type { Caller } from '../../platform/http/caller.ts'
import type { Mount } from '../../platform/http/mount.ts'
import type { Limit } from '../../platform/http/protection/rate-limits.ts'
import { isRefusal, refuse } from '../../platform/refusal.ts'
import { readReturn } from '../payments/index.ts'
import { isMailed } from '../reservations/index.ts'
import { mountCancelling } from './cancelling/mount-cancelling.ts'
import { mountChanging } from './changing/mount-changing.ts'
import { viewChangePayment } from './changing/difference/view-change.ts'
import { offerMeals } from './offer-meals.ts'
import { offerDeposit } from './deposit/offer-deposit.ts'
import { listMethods } from './paying/list-methods.ts'
import { completePayment } from './paying/complete-payment.ts'
import { payBooking } from './paying/pay-booking.ts'
import { mountPoints } from './points/mount-points.ts'
import { withPointsTaken } from './points/view-points.ts'
import type { CheckoutDeps } from './deps.ts'
import type { Owner } from './policy.ts'
import { presentBegun, presentHeld, presentMeals, presentTemporary } from './present.ts'
import { listLive } from './holding/list-live.ts'
import { renewBooking } from './holding/renew-booking.ts'
import { setBooking } from './holding/set-booking.ts'
import { sendProof } from './proofs/send-proof.ts'
import { mountRescue } from './rescue/mount-rescue.ts'
import { proofTexts } from './texts.ts'
import { presentView, viewBooking, viewBookingPayment } from './view-booking.ts'

const holds: Limit = { name: 'checkout-hold', points: 120, seconds: 60 }
const payments: Limit = { name: 'checkout-pay', points: 30, seconds: 60 }
const uploads: Limit = { name: 'checkout-proof', points: 20, seconds: 300 }
const looks: Limit = { name: 'checkout-look', points: 240, seconds: 60 }

/** The assumed age of a child without one: the dearest, so that the price can only fall later. */
const DEAREST_AGE = STAY_GUESTS.childAge.max

const ownerOf = async (caller: Caller): Promise<Owner> => ({
  userId: (await caller.identity())?.userId ?? null,
  applicationId: caller.applicationId,
  address: caller.address,
})

/** From a chosen thing to a placed reservation. */
export function checkoutRoutes(mount: Mount, deps: CheckoutDeps): void {
  mountCancelling(mount, deps)
  mountPoints(mount, deps)
  mountRescue(mount, deps)
  mountChanging(mount, deps)
  mount(api.checkoutConfig, async (input, caller) => {
    const asked = {
      module: input.ModuleType,
      itemId: input.Id,
      fromDate: input.FromDate,
      toDate: input.ToDate ?? null,
    }
    const meals = await offerMeals(deps, asked)
    if (isRefusal(meals)) return meals
    const AvailableMeals = presentMeals(meals, caller.language)
    const deposit = await offerDeposit(deps, asked)
    return {
      AvailableMeals,
      DepositEnabled: deposit !== null,
      DepositAmount: toWholeEgp(deposit?.amount ?? 0),
    }
  })

  mount(
    api.setTempReservation,
    async (input, caller) => {
      const owner = await ownerOf(caller)
      if (owner.userId === null && owner.applicationId === null) return refuse('invalid_input')
      const shown = await setBooking(deps, owner, {
        tempId: input.TempReseravtionId,
        module: input.ModuleType,
        itemId: input.Id,
        fromDate: input.FromDate,
        toDate: input.ToDate ?? null,
        seats: input.SeatsNumber,
        adults: input.AdultsCount,
        children: input.ChildrenCount,
        childAges: input.ChildrenAges ?? Array<number>(input.ChildrenCount).fill(DEAREST_AGE),
        ratePlanId: input.RatePlanId,
        refundable: input.IsRefundable ?? false,
        payInFull: input.DepositAmount > 0,
        userName: input.UserName,
        phone: input.Phone ?? null,
        specialRequest: input.SpecialRequest ?? null,
        pickUpFrom: input.PickUpFrom ?? null,
        promocode: input.Promocode ?? null,
        edition: input.Edition,
      })
      return isRefusal(shown) ? shown : presentTemporary(shown, caller.language, deps.clock.now())
    },
    { limits: [holds] },
  )

  mount(api.getTempReservation, async (input, caller) => {
    const shown = await viewBooking(deps, await ownerOf(caller), input.TempReseravtionId)
    if (isRefusal(shown)) return shown
    const around = { now: deps.clock.now(), phone: await deps.supportPhone() }
    return presentHeld(await withPointsTaken(deps.db, shown), caller.language, around)
  })

  mount(
    api.getLiveReservations,
    async (_input, caller) => ({
      ServerTime: deps.clock.now().toISOString(),
      Reservations: await listLive(deps, await ownerOf(caller), caller.language),
    }),
    { limits: [looks] },
  )

  mount(
    api.renewTempReservation,
    async (input, caller) => {
      const shown = await renewBooking(deps, await ownerOf(caller), input.TempReseravtionId)
      return isRefusal(shown) ? shown : presentTemporary(shown, caller.language, deps.clock.now())
    },
    { limits: [holds] },
  )

  mount(api.paymentMethods, async (input, caller) =>
    listMethods(deps, await ownerOf(caller), {
      tempId: input.ReservationId,
      module: input.ModuleType,
      language: caller.language,
    }),
  )

  mount(
    api.confirmPayment,
    async (input, caller) => {
      const request = {
        tempId: input.ReservationId,
        module: input.ModuleType,
        method: input.PaymentMethod,
        shownPrice: input.PriceWithFees ?? null,
        language: caller.language,
      }
      const started = await payBooking(deps, await ownerOf(caller), request)
      if (isRefusal(started)) return started
      const mailed = await isMailed(deps.db, started.reservation.id)
      return presentBegun(started, caller.language, mailed)
    },
    { limits: [payments] },
  )

  mount(
    api.completePayment,
    async (input, caller) => {
      const owner = await ownerOf(caller)
      const started = await completePayment(deps, owner, {
        reservationId: input.ReservationId,
        module: input.Module,
        language: caller.language,
        changeId: input.Change ?? null,
        shownPrice: input.Amount ?? null,
      })
      return isRefusal(started) ? started : started.paymentUrl
    },
    { limits: [payments] },
  )

  mount(
    api.uploadPaymentConfirmation,
    async (input, caller) => {
      const identity = await caller.identity()
      if (!identity) return refuse('unauthenticated')
      const sent = await sendProof(deps, {
        userId: identity.userId,
        reservationId: input.ReservationId,
        module: input.ModuleType,
        file: input.ConfirmationFile,
      })
      return isRefusal(sent) ? sent : { Message: proofTexts.received[caller.language] }
    },
    { limits: [uploads] },
  )

  mount(
    api.paymentStatus,
    async (input, caller) => {
      const owner = await ownerOf(caller)
      const { ReservationId: tempId, ModuleType: module, Change: changeId } = input
      const { language } = caller
      if (changeId) return viewChangePayment(deps, owner, { tempId, changeId, language })
      const ofBalance = input.Balance ?? false
      return viewBookingPayment(deps, owner, { tempId, module, language, ofBalance })
    },
    { limits: [looks] },
  )

  mount(
    api.paymentReturn,
    async (input, caller) => {
      const view = await readReturn(deps.payments, new URLSearchParams(input.Query))
      return presentView(view, caller.language)
    },
    { limits: [looks] },
  )
}
