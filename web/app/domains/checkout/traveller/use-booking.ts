import type { HeldBooking, TemporaryReservation } from '@rihla/contract/checkout'
import { parseModule } from '@rihla/contract/modules'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiProblem } from '../../../platform/api/problem.ts'
import { useApi } from '../../../platform/api/use-api.ts'
import { noteServerTime } from '../../../platform/clock.ts'
import { type Dial, joinPhone } from '../../../platform/phone.ts'
import { showToast } from '../../../ui/feedback/toast.ts'
import { noteHold } from '../../held/index.ts'
import { createAutosave, type Autosave } from './autosave.ts'
import { saveDraft } from '../draft-storage.ts'
import { GUEST_NAME, type BookingRequest } from '../saved-checkout.ts'
import { isPhoneValid, shownName, formProblems, type TravellerForm } from './traveller-form.ts'
import { useCheckoutText } from '../use-checkout-text.ts'
import { useDeadlinePassed } from '../../../ui/feedback/use-deadline-passed.ts'

/** Board and cancellation of a stay, and whether all is paid at once where a deposit would do. */
export type Plan = { ratePlanId: number; refundable: boolean; payInFull: boolean }
type Edit = { typed: TravellerForm; promocode: string | null; plan: Plan }
type Verdict = TemporaryReservation['Promocode']
export type BookingFailure = { code: string; message: string }

/** What one edit sends: everything again, under the same TempId. */
const toInput = (
  held: HeldBooking,
  { typed, promocode, plan }: Edit,
  edition: number,
  countries: readonly Dial[],
) => ({
  Id: held.Id,
  ModuleType: parseModule(held.Module) ?? 'Unknown',
  FromDate: held.FromDate,
  ToDate: held.ToDate ?? undefined,
  UserName: typed.name.trim() || GUEST_NAME,
  Phone: (isPhoneValid(typed.phone) && joinPhone(typed, countries)) || undefined,
  SpecialRequest: typed.request,
  PickUpFrom: typed.pickUp,
  SeatsNumber: held.SeatsNumber,
  AdultsCount: held.AdultsCount,
  ChildrenCount: held.ChildrenCount,
  ChildrenAges: held.ChildrenAges.length > 0 ? held.ChildrenAges : undefined,
  RatePlanId: plan.ratePlanId,
  IsRefundable: plan.refundable,
  Promocode: promocode ?? undefined,
  // 0 asks for the deposit, its amount to pay everything at once.
  DepositAmount: plan.payInFull ? (held.Reservation.Deposit?.Amount ?? 1) : 0,
  TempReseravtionId: held.Reservation.TempId,
  Edition: edition,
})

/** Whether the server has the form as it stands. */
const isWritten = (typed: TravellerForm, held: HeldBooking, countries: readonly Dial[]): boolean =>
  typed.name.trim() === shownName(held.UserName) &&
  (joinPhone(typed, countries) ?? '') === (held.Phone ?? '') &&
  typed.request === (held.SpecialRequest ?? '') &&
  typed.pickUp === (held.PickUpFrom ?? '')

const later = (run: () => void, ms: number): (() => void) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

export type BookingOptions = {
  held: HeldBooking
  request: BookingRequest
  initial: TravellerForm
  countries: readonly Dial[]
  /** Called on a refusal that leads to the login; resolves to whether it did. */
  detour: (problem: unknown) => Promise<boolean>
}

/** The form, the hold and the price of one booking, saved on the server as it changes. */
export function useBooking({ held, request, initial, countries, detour }: BookingOptions) {
  const t = useCheckoutText()
  const api = useApi()
  const cache = useQueryClient()
  const tempId = held.Reservation.TempId
  const [typed, setTyped] = useState(initial)
  const [promocode, setPromocode] = useState(held.Promocode)
  const [plan, setPlan] = useState<Plan>({
    ratePlanId: held.RatePlanId,
    refundable: held.IsRefundable,
    payInFull: held.Reservation.Deposit?.IsChosen === false,
  })
  const [failure, setFailure] = useState<BookingFailure | null>(null)
  const [refusedPhone, setRefusedPhone] = useState<string | null>(null)
  const [nameRefused, setNameRefused] = useState(false)
  const verdict = useRef<Verdict>(null)
  const ended = useDeadlinePassed(Date.parse(held.Reservation.ExpiresAt))

  const take = (reservation: TemporaryReservation): void => {
    noteServerTime(new Date(reservation.ServerTime))
    cache.setQueriesData<HeldBooking>(
      { queryKey: ['held', tempId] },
      (now) => now && { ...now, Reservation: reservation },
    )
    void cache.invalidateQueries({ queryKey: ['payment-methods', tempId] })
  }
  const refuse = async (problem: unknown): Promise<void> => {
    if (await detour(problem)) return
    const code = problem instanceof ApiProblem ? problem.code : 'unknown'
    const message = problem instanceof Error ? problem.message : t('saveFailed')
    if (code === 'booking_not_found') await cache.invalidateQueries({ queryKey: ['held', tempId] })
    else if (explained.has(code)) setFailure({ code, message })
    else {
      setFailure({ code: 'other', message: message || t('saveFailed') })
      showToast({ title: t('error'), text: message || t('saveFailed'), tone: 'bad' })
    }
  }
  const answered = useEffectEvent((reservation: TemporaryReservation, edit: Edit): Edit | null => {
    setFailure(null)
    take(reservation)
    verdict.current = reservation.Promocode
    if (!edit.promocode || reservation.Promocode?.IsSuccess !== false) return null
    showToast({
      title: t('promocodeError'),
      text: reservation.Promocode.Message || t('promocodeInvalid'),
      tone: 'bad',
    })
    // A code that does not count is taken off, also from what the server keeps.
    setPromocode(null)
    return { ...edit, promocode: null }
  })
  const post = useEffectEvent((edit: Edit, edition: number) =>
    api.call('setTempReservation', toInput(held, edit, edition, countries)),
  )
  const failed = useEffectEvent((problem: unknown) => void refuse(problem))
  const editor = useEditor(held.Edition, post, answered, failed)
  const writePrefill = useEffectEvent(() => {
    if (isWritten(typed, held, countries)) return
    if (!ended) editor.change({ typed, promocode, plan })
  })
  // What was filled in for the traveller is theirs only once the server has it too.
  useEffect(() => writePrefill(), [])

  const edit = (change: Partial<TravellerForm>): void => {
    const next = { ...typed, ...change }
    setTyped(next)
    saveDraft(tempId, { typed: next })
    if (!ended) editor.change({ typed: next, promocode, plan })
  }
  const { mutate: renew, isPending: renewing } = useMutation({
    mutationFn: () => api.call('renewTempReservation', { TempReseravtionId: tempId }),
    onSuccess: (reservation) => {
      take(reservation)
      noteHold(reservation.ExpiresAt)
      setFailure(null)
      showToast({ title: t('holdTaken'), text: t('holdTakenText') })
      editor.change({ typed, promocode, plan })
    },
    onError: refuse,
  })
  /** Applies a code, or takes it off; answers what the server says of it. */
  const tryPromocode = async (code: string | null): Promise<Verdict> => {
    verdict.current = null
    setPromocode(code)
    const taken = await editor.now({ typed, promocode: code, plan })
    if (!taken) setPromocode(promocode)
    return verdict.current
  }
  /**
   * Another board, free cancellation added or taken off, a deposit or everything at once; what is refused is
   * not chosen.
   */
  const choosePlan = async (change: Partial<Plan>, failed = t('mealFailed')): Promise<void> => {
    const next = { ...plan, ...change }
    setPlan(next)
    if (await editor.now({ typed, promocode, plan: next })) return
    setPlan(plan)
    showToast({ title: t('error'), text: failed, tone: 'bad' })
  }
  const problems = formProblems(typed)
  const phoneRefused = refusedPhone !== null && refusedPhone === joinPhone(typed, countries)
  return {
    held,
    request,
    typed,
    edit,
    ended,
    failure,
    setFailure,
    renew,
    renewing,
    promocode,
    tryPromocode,
    plan,
    choosePlan,
    refuse,
    problems: phoneRefused ? { ...problems, phone: 'phoneInvalid' as const } : problems,
    /** The server took the phone that stands there for none, or found no name; over once another one is typed. */
    contactRefused: phoneRefused || (nameRefused && problems.name !== null),
    refuseName: (): void => setNameRefused(true),
    refusePhone: (): void => setRefusedPhone(joinPhone(typed, countries)),
    /**
     * Writes down everything typed so far; answers whether it could. What was refused for a reason that passes is
     * sent again; where a payment page was open, without what was refused: that leads back to the page.
     */
    settle: (): Promise<boolean> =>
      failure && isSentAgain(failure.code)
        ? editor.now({ typed, promocode, plan })
        : editor.settled(),
  }
}
export type BookingDraft = ReturnType<typeof useBooking>

/** Refusals that have a next step of their own beside the form. */
const explained = new Set([
  'already_booked',
  'sold_out',
  'hold_ended',
  'payment_open',
  'price_changed',
  'terms_changed',
  'busy',
  'offer_not_found',
])

/** Refusals after which the same may be sent once more. */
const passing = new Set(['payment_open', 'already_booked', 'busy', 'other'])
export const isSentAgain = (code: string): boolean => passing.has(code)

function useEditor(
  firstEdition: number,
  post: (edit: Edit, edition: number) => Promise<TemporaryReservation>,
  onAnswer: (answer: TemporaryReservation, edit: Edit) => Edit | null,
  onProblem: (problem: unknown) => void,
): Autosave<Edit> {
  const [editor] = useState(() =>
    createAutosave<Edit, TemporaryReservation>({
      post,
      editionOf: ({ Edition }) => Edition,
      onAnswer,
      onProblem,
      later,
      firstEdition,
    }),
  )
  useEffect(() => () => editor.stop(), [editor])
  return editor
}
