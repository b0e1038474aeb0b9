import { fromEgp, toWholeEgp } from '@rihla/contract/values/money'
import type { Language, LocalizedText } from '@rihla/contract/values/language'
import {
  mailKinds,
  type DeskMoment,
  type DeskReservation,
  type MailKind,
} from '@rihla/contract/desk/reservations'
import { sql } from 'kysely'
import { refuse } from '../../../platform/refusal.ts'
import { becomesText, editionOfContact, paymentLinkOf } from '../../checkout/index.ts'
import { refundsOf } from '../../payments/index.ts'
import {
  bookedFields,
  isTravelled,
  mayChoose,
  methodName,
  paymentStatusText,
  readReservations,
  statusTexts,
  type Reservation,
} from '../../reservations/index.ts'
import { presentAbout, presentReservation } from '../about.ts'
import { approvalsOf } from '../approvals/approval-store.ts'
import { presentAsked } from '../approvals/mount-approvals.ts'
import { deedOf } from '../audit/deed-of.ts'
import { doDeed } from '../audit/do-deed.ts'
import type { DeskDeps } from '../deps.ts'
import { find } from '../find/find-store.ts'
import type { MountDesk } from '../mount-desk.ts'
import { openMoneyOf } from '../open-money/mount-open-money.ts'
import { reviewReason } from '../open-money/review-reason.ts'
import { reservationState } from '../payments/payment-store.ts'
import { busWayOf } from './bus-way.ts'
import { cancelableAtDesk, cancelAtDesk, isCancelling } from './cancel-at-desk.ts'
import { changeOffered } from './change-at-desk.ts'
import { changeContactAtDesk, isNameKept, mayChangeAtDesk } from './change-contact-at-desk.ts'
import { contactEmailOf } from './contact-email.ts'
import { timelineOf, type MomentRow } from './timeline-store.ts'
import { writeToTraveller } from './write-to-traveller.ts'

const ARROW = ' → '
/** From one state to the next, the way that is read. */
const arrows: LocalizedText = { en: ARROW, ar: ' ← ' }
const DOT = ' · '
/** What a gateway calls an outcome, or what is no payment. */
const outcomeTexts: ReadonlyMap<string, LocalizedText> = new Map([
  ['paid', { en: 'paid', ar: 'مدفوعة' }],
  ['failed', { en: 'declined', ar: 'مرفوضة' }],
  ['pending', { en: 'not paid yet', ar: 'لم تُدفع بعد' }],
  ['refund', { en: 'refund', ar: 'رد مبلغ' }],
  ['void', { en: 'taken back', ar: 'ملغاة' }],
  ['dispute', { en: 'dispute', ar: 'اعتراض' }],
])
const cardText: LocalizedText = { en: 'card ending in', ar: 'بطاقة تنتهي بـ' }
/** A part of what a gateway said, in words. */
const gatewayPart = (part: string, language: Language): string =>
  part.startsWith('card:')
    ? `${cardText[language]} ${part.slice('card:'.length)}`
    : (outcomeTexts.get(part)?.[language] ?? part)
const statusIn = (status: string, language: Language): string =>
  new Map<string, LocalizedText>(Object.entries(statusTexts)).get(status)?.[language] ?? status

/** Days and party of a change, as `timelineOf` has them: `2026-12-17|2026-12-19|2|4,9`. */
function changeText(text: string, language: Language): string {
  const [fromDate = '', toDate = null, adults, ages = ''] = text.split('|')
  const childAges = ages.split(',').filter(Boolean).map(Number)
  return becomesText({ fromDate, toDate, adults: Number(adults), childAges }, language)
}

/** What was noted with a moment, in words: statuses and methods are written down by their own names. */
function textOf({ source, what, text }: MomentRow, language: Language): string | null {
  if (!text) return null
  if (source === 'payment' && what === 'began') return methodName(text, language)
  if (source === 'payment') return reviewReason(text, language)
  if (source === 'gateway')
    return text
      .split(DOT)
      .map((part) => gatewayPart(part, language))
      .join(DOT)
  if (source !== 'booking') return text
  if (what === 'change_agreed' || what === 'change_ended') return changeText(text, language)
  return text
    .split(ARROW)
    .map((status) => statusIn(status, language))
    .join(arrows[language])
}

const isMailKind = (kind: string | null): kind is MailKind =>
  mailKinds.some((known) => known === kind)

const presentMoment = (row: MomentRow, language: Language): DeskMoment => ({
  At: row.at.toISOString(),
  Source: row.source,
  What: row.what,
  Who: row.name,
  Amount: row.amount === null ? null : toWholeEgp(row.amount),
  Text: textOf(row, language),
  Mail: isMailKind(row.kind) ? { Kind: row.kind, Address: row.address } : null,
})

/** Finding a reservation, all that happened to it, and what is done with it. */
export function mountReservations(mount: MountDesk, deps: DeskDeps): void {
  const { db, clock } = deps
  const stateOf = (id: number) => () => reservationState(db, id)
  const linkOf = async (
    it: Reservation,
    language: Language,
  ): Promise<DeskReservation['PaymentLink']> => {
    const link = await paymentLinkOf(deps.checkout, db, it)
    return (
      link && {
        Path: `/find-booking?reference=${encodeURIComponent(it.reference)}&key=${link.key}`,
        Pin: link.pin,
        Until: link.until.toISOString(),
        IsOpen: link.isOpen,
        Amount: toWholeEgp(link.amount),
        ChangesTo: link.changesTo && link.changesTo[language],
      }
    )
  }

  mount('findReservations', async ({ Search }, _staff, { language }) => ({
    Items: (await find(db, Search)).map((row) => presentAbout(row, language)),
  }))

  mount('getDeskReservation', async ({ id }, staff, { language }) => {
    const [it] = await readReservations(db, [id])
    if (!it) return refuse('reservation_not_found')
    const cancelable = await cancelableAtDesk(deps, id)
    const email = await contactEmailOf(db, it)
    const way = it.sold.bus ? await busWayOf(deps, it, language) : null
    // A bus's refunds are those of both of its ways.
    const refunds = it.sold.bus ? [] : await refundsOf(db, it.sourceKind, it.sourceId)
    return {
      Reservation: presentReservation(it, language),
      OtherWay: way?.other ?? null,
      ToDate: it.toDate,
      Guests: it.adults + it.children || it.seats,
      Fields: bookedFields(it, language),
      Email: email,
      Language: it.language,
      PaymentStatus: paymentStatusText(it, refunds, language),
      PaymentMethod: it.paymentMethod && methodName(it.paymentMethod, language),
      SpecialRequests: it.specialRequests,
      HotelPickUp: it.sold.hotelPickUp ?? false,
      PickUpFrom: it.pickUpFrom,
      Total: toWholeEgp(way?.total ?? it.total),
      Paid: toWholeEgp(way?.paid ?? it.paid),
      CreatedAt: it.createdAt.toISOString(),
      OpenMoney: await openMoneyOf(deps, id, language),
      RefundByTerms: cancelable && toWholeEgp(cancelable.refund),
      IsCancelling: await isCancelling(deps, id),
      WaitsForSecond: (await approvalsOf(db, id, clock.now())).map((row) =>
        presentAsked(row, staff),
      ),
      // Late money whose owner chooses what becomes of it is under review, too.
      AwaitsSeller: it.status === 'Under Review' && it.paid > 0 && it.chooseBy === null,
      MayChangeContact: mayChangeAtDesk(deps, it),
      IsGuest: it.userId === null,
      NameStays: isNameKept(deps, it),
      ContactEdition: editionOfContact(it),
      MayResend: (isTravelled(it) || mayChoose(it, clock.now())) && email !== null,
      ChooseBy: mayChoose(it, clock.now()) ? it.chooseBy.toISOString() : null,
      PaymentLink: await linkOf(it, language),
      Change: await changeOffered(deps, it),
      Timeline: (await timelineOf(db, id, language)).map((row) => presentMoment(row, language)),
    }
  })

  mount('addNote', async (input, staff) => {
    // A note may name people: it stands beside the reservation, and the log says only that there is one.
    const deed = { ...deedOf(staff, 'addNote', input, input.id), reason: 'note' }
    return doDeed(deps, deed, stateOf(input.id), async () => {
      const { rows } = await sql`
        insert into desk_notes (reservation_id, staff_id, note, key, at)
        select id, ${staff.userId}, ${input.Reason}, ${input.Key}, ${clock.now()} from reservations where id = ${input.id}
        on conflict (key) do update set at = desk_notes.at returning id`.execute(db)
      return rows.length > 0 ? { State: 'done' as const } : refuse('reservation_not_found')
    })
  })

  mount('writeToTraveller', async (input, staff) => {
    // A letter may name people, as a note may.
    const deed = { ...deedOf(staff, 'writeToTraveller', input, input.id), reason: 'letter' }
    return doDeed(
      deps,
      deed,
      stateOf(input.id),
      async () => (await writeToTraveller(deps, input, staff)) ?? { State: 'done' as const },
    )
  })

  mount('changeContactAtDesk', async (input, staff) => {
    // Names and phones stand in the reservation's own history, which goes with its traveller; the log has figures.
    const deed = deedOf(staff, 'changeContactAtDesk', input, input.id)
    return doDeed(
      deps,
      deed,
      stateOf(input.id),
      async () => (await changeContactAtDesk(deps, input, staff)) ?? { State: 'done' as const },
    )
  })

  mount('resendConfirmation', async (input, staff) => {
    const deed = deedOf(staff, 'resendConfirmation', input, input.id)
    return doDeed(deps, deed, stateOf(input.id), async () => {
      const [it] = await readReservations(db, [input.id])
      if (!it) return refuse('reservation_not_found')
      const key = `resend:${input.Key}`
      const sent = await db.transaction().execute((trx) => deps.resendConfirmation(trx, it, key))
      return sent ? { State: 'done' as const } : refuse('nothing_to_resend')
    })
  })

  mount('cancelAtDesk', async (input, staff, { language }) => {
    const refund = input.ByTerms || input.Refund === undefined ? null : fromEgp(input.Refund)
    const shown = refund === null ? (input.RefundShown ?? null) : null
    const deed = deedOf(staff, 'cancelAtDesk', input, input.id)
    return doDeed(deps, deed, stateOf(input.id), () =>
      cancelAtDesk(deps, deed, { refund, shown, language }),
    )
  })
}
