import type { Language } from '@rihla/contract/values/language'
import { once } from 'node:events'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import { SupplierUnavailable, type SupplierRate } from '../../../ports/hotel-supplier.ts'
import type { ShownHotel } from '../content/show-hotel.ts'
import type { SupplierDeps } from '../deps.ts'
import { kindOf, sameKind, type PlanKind } from '../rates/find-plan.ts'
import { askPlans } from '../rates/offer-plans.ts'
import type { OfferedPlan, PlanCriteria } from '../rates/plan-store.ts'
import { toPlan, type PlanRate } from '../rates/plan.ts'
import { roomName } from '../rates/room-name.ts'
import type { Offer } from './booking.ts'

type Gone = Refusal<'rate_gone' | 'supplier_unavailable'>
type Asking = {
  readonly hotel: ShownHotel
  readonly criteria: PlanCriteria
  readonly language: Language
  /** Aborted when nobody waits for the answer any more. */
  readonly over?: AbortSignal
}

/**
 * For so long a traveller waits for all questions together. A browser gives up after 25 s and asks again:
 * what is left is for the network, and for a lock on what was quoted before.
 */
const WAIT_MS = 16_000

/**
 * Asks the supplier what a plan costs at this moment, rate by rate. One whose keys are too old is looked
 * for again by its kind: the same room, board and terms, at whatever price it has by now.
 */
export async function checkOffer(
  deps: SupplierDeps,
  plan: OfferedPlan,
  about: Pick<Asking, 'hotel' | 'language'>,
  waitMs = WAIT_MS,
): Promise<Offer | Gone> {
  const over = new AbortController()
  const late = setTimeout(() => over.abort(), waitMs)
  try {
    const asking = { ...about, criteria: plan.criteria, over: over.signal }
    return await Promise.race([askNow(deps, plan, asking), silence(over.signal)])
  } finally {
    clearTimeout(late)
  }
}

const silence = async (over: AbortSignal): Promise<Gone> => {
  await once(over, 'abort')
  return refuse('supplier_unavailable')
}

async function askNow(
  deps: SupplierDeps,
  plan: OfferedPlan,
  asking: Asking,
): Promise<Offer | Gone> {
  const kind = kindOf(plan)
  if (plan.expiresAt > deps.clock.now()) {
    const offer = await checkPlan(deps, plan, kind, asking)
    if (offer !== 'expired') return offer
  }
  return searchAgain(deps, kind, asking)
}

/** As `checkOffer`, for a kind of plan whose keys are of no use any more. */
export async function searchAgain(
  deps: SupplierDeps,
  kind: PlanKind,
  asking: Asking,
): Promise<Offer | Gone> {
  const isOver = () => asking.over?.aborted ?? false
  const plans = isOver() ? 'unavailable' : await askPlans(deps, asking.hotel.code, asking.criteria)
  if (plans === 'unavailable' || isOver()) return refuse('supplier_unavailable')
  const plan = plans.find((it) => sameKind(kindOf(it), kind))
  if (!plan) return refuse('rate_gone')
  const offer = await checkPlan(deps, plan, kind, asking)
  return offer === 'expired' ? refuse('rate_gone') : offer
}

async function checkPlan(
  deps: SupplierDeps,
  plan: OfferedPlan,
  kind: PlanKind,
  { hotel, language }: Asking,
): Promise<Offer | Gone | 'expired'> {
  const rates = await checkRates(deps, plan.rates, language)
  if (rates === 'expired' || isRefusal(rates)) return rates
  const checked = toPlan(rates)
  if (!checked) return refuse('rate_gone')
  const known = hotel.rooms.find(({ code }) => code === kind.roomCode)
  const inOneRoom = checked.rates.map((it) => it.occupancy.adults + it.occupancy.childAges.length)
  const said = [...new Set(rates.flatMap(({ comments }) => comments ?? []))]
  return {
    token: plan.token,
    board: kind.board,
    refundable: kind.refundable,
    room: {
      code: kind.roomCode,
      // The plan was asked for in English, the check in the traveller's language.
      name: { ...roomName(known, plan), [language]: roomName(known, checked)[language] },
      maxOccupancy: known?.maxOccupancy ?? Math.max(...inOneRoom),
    },
    rates: checked.rates,
    net: checked.net,
    price: checked.price,
    cancellation: checked.cancellation,
    comments: { language, text: said.join('\n\n') },
  }
}

async function checkRates(
  { supplier, log }: SupplierDeps,
  rates: readonly PlanRate[],
  language: Language,
): Promise<SupplierRate[] | Gone | 'expired'> {
  try {
    const answers = await Promise.all(rates.map(({ key }) => supplier.checkRate(key, language)))
    const checked = answers.filter((it): it is SupplierRate => !('refused' in it))
    if (checked.length === answers.length) return checked
    const isExpired = answers.some((it) => 'refused' in it && it.refused === 'rate_expired')
    return isExpired ? 'expired' : refuse('rate_gone')
  } catch (error) {
    if (!(error instanceof SupplierUnavailable)) throw error
    log.warn({ err: error, supplier: supplier.name }, 'a rate could not be checked')
    return refuse('supplier_unavailable')
  }
}
