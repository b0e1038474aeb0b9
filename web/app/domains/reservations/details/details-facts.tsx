import type { ReservationDetails } from '@rihla/contract/reservations'
import { soldModule } from '@rihla/contract/modules'
import { cairoDate } from '@rihla/contract/values/dates'
import { dayInWords } from '@rihla/contract/values/moments'
import { mapLink } from '@rihla/contract/values/map-link'
import { formatEgp } from '@rihla/contract/values/money'
import { CalendarClock, Info } from '../../../ui/brand/icons.ts'
import { cairoTime, dayMonthYear, weekdayDayMonth } from '../../../platform/locale/dates.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Countdown } from '../../../ui/feedback/countdown.tsx'
import { CopyFields } from '../../../ui/button/copy-fields.tsx'
import { type Fact, Facts } from '../../../ui/card/facts.tsx'
import { StatusBadge } from '../status-badge.tsx'
import { toneOf } from '../status.ts'
import { roomText } from './room-text.ts'
import { useReservationsText } from '../use-reservations-text.ts'

type It = { it: ReservationDetails }

/** While money is awaited: how much and until when, by Cairo's clock. */
export function DeadlineNotice({ it }: It) {
  const t = useReservationsText()
  const language = useLanguage()
  if (!it.PaymentCompletionDeadline) return null
  const at = new Date(it.PaymentCompletionDeadline)
  const due = {
    amount: formatEgp(it.DueAmount, language),
    day: weekdayDayMonth(cairoDate(at), language),
    time: cairoTime(at),
  }
  return (
    <div className="grid gap-2">
      <div className="notice notice-warn">
        <CalendarClock aria-hidden />
        <p>
          <strong className="block">{t('due', due)}</strong>
          {it.StatusCode === 'Deposit Paid' ? it.DepositPolicy : t('dueText')}
        </p>
      </div>
      {/* A rest that is due in weeks needs no clock. */}
      {it.StatusCode !== 'Deposit Paid' && (
        <Countdown
          until={it.PaymentCompletionDeadline}
          label={t('timeLeft')}
          endedText={t('timeEnded')}
        />
      )}
    </div>
  )
}

/** The hotel that people are fetched from isn't known yet: where to say it. */
function PickUpNotice({ it }: It) {
  const t = useReservationsText()
  if (!it.AsksPickUp) return null
  return (
    <div className="notice notice-warn" data-asks-pick-up>
      <Info aria-hidden />
      <p>
        <strong className="block">{t('pickUpMissing')}</strong>
        {it.AsksPickUp === 'change' ? (
          t('pickUpChange')
        ) : it.Where?.Phone ? (
          <>
            {t('pickUpCall')} <SupportPhone phone={it.Where.Phone} />
          </>
        ) : (
          t('pickUpWrite')
        )}
      </p>
    </div>
  )
}

const SupportPhone = ({ phone }: { phone: string }) => (
  <a className="link" dir="ltr" href={`tel:${phone.replaceAll(' ', '')}`}>
    {phone}
  </a>
)

const dayLabels = {
  visit: ['checkIn', 'checkOut'],
  journey: ['setOut', 'comeBack'],
  arrival: ['arriving', 'leaving'],
} as const

/** Labels of the first day and the last, as at checkout. */
const dayLabelsOf = ({ ModuleName, DepartureDate }: ReservationDetails) =>
  DepartureDate
    ? dayLabels[soldModule(ModuleName)?.days ?? 'visit']
    : (['arrival', 'checkOut'] as const)

/** The place on a map, by its name. */
function WhereLink({ where }: { where: NonNullable<ReservationDetails['Where']> }) {
  const { Latitude: latitude, Longitude: longitude, Place } = where
  const href = mapLink({ latitude, longitude })
  if (href === null) return <bdi>{Place}</bdi>
  return (
    <a className="link" href={href} target="_blank" rel="noreferrer">
      <bdi>{Place}</bdi>
    </a>
  )
}

/** When, who and how, as far as each is known. */
export function BookingFacts({ it }: It) {
  const t = useReservationsText()
  const language = useLanguage()
  const room = roomText(it.RoomName, it.RoomType, language)
  const [first, last] = dayLabelsOf(it)
  const aboard = it.ModuleName === 'NileCruise'
  const facts: Fact[] = [
    [t(first), dayMonthYear(it.ArrivalDate, language)],
    [t(last), it.DepartureDate && dayMonthYear(it.DepartureDate, language)],
    [t('nights'), it.NightCount ? t('nightsCount', { count: it.NightCount }) : null],
    [t('people'), it.GuestsText ?? t('peopleCount', { count: it.SeatsNumber })],
    [t(aboard ? 'ship' : 'hotel'), it.HotelName && <bdi>{it.HotelName}</bdi>],
    [t(aboard ? 'cabin' : 'room'), room && <bdi>{room}</bdi>],
    [t('name'), <bdi key="name">{it.ClientName}</bdi>],
    [t('phone'), it.ClientPhone && <bdi dir="ltr">{it.ClientPhone}</bdi>],
    [
      t('payment'),
      <StatusBadge key="payment" code={it.PaymentStatusCode} text={it.PaymentStatus} />,
    ],
    [t('method'), it.PaymentMethod],
    [t('booked'), dayMonthYear(cairoDate(new Date(it.ReservationDate)), language)],
    [t('coupon'), it.Coupon && <bdi dir="ltr">{it.Coupon}</bdi>],
    [
      t('address'),
      (it.Where?.Address ?? it.Address) && <bdi>{it.Where?.Address ?? it.Address}</bdi>,
    ],
    [t('map'), it.Where && <WhereLink key="map" where={it.Where} />],
    [t('support'), it.Where?.Phone && <SupportPhone key="support" phone={it.Where.Phone} />],
    [t('pickUp'), it.PickUpFrom && <bdi>{it.PickUpFrom}</bdi>],
    [t('requests'), it.SpecialRequests && <bdi>{it.SpecialRequests}</bdi>],
  ]
  return (
    <>
      <PickUpNotice it={it} />
      <Facts className="panel reservation-facts" facts={facts} />
    </>
  )
}

/** How to pay what is left, when the method has instructions. */
export function HowToPay({ it }: It) {
  const t = useReservationsText()
  const how = it.PaymentMethodInstrucions
  if (!how) return null
  return (
    <section className="panel reservation-panel">
      <h2 className="type-h3">{t('howToPay')}</h2>
      {how.Note && (
        <p className="notice notice-warn">
          <Info aria-hidden />
          <bdi>{how.Note}</bdi>
        </p>
      )}
      <p className="text-ink-2">{how.Instructions}</p>
      {how.Fields.length > 0 && <CopyFields fields={how.Fields} />}
    </section>
  )
}

/** What else the booking carries; facts that stand above already aren't repeated. */
export function FieldPanel({ it }: It) {
  const t = useReservationsText()
  const language = useLanguage()
  const above = new Set([
    it.ReferenceNumber,
    it.ClientName,
    it.ClientPhone,
    it.GuestsText,
    it.Where?.Place,
    it.Where?.Address,
    it.Where?.Phone,
    it.PickUpFrom,
    dayInWords(it.ArrivalDate, language),
  ])
  const fields = it.Fields.filter(({ Value }) => !above.has(Value))
  if (fields.length === 0) return null
  const isOver = ['bad', 'info'].includes(toneOf(it.StatusCode))
  return (
    <section className="panel reservation-panel">
      <h2 className="type-h3">{t(isOver ? 'wasBooked' : 'more')}</h2>
      <CopyFields fields={fields} />
    </section>
  )
}
