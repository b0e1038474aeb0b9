import type { BusReservationDetails } from '@rihla/contract/bus/bookings'
import { commaOf } from '@rihla/contract/values/language'
import { Clock, MapPin } from '../../../ui/brand/icons.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { weekdayDayMonth } from '../../../platform/locale/dates.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { useSupportPhone } from '../../../platform/use-support-phone.ts'
import { Amounts } from '../../../ui/card/amounts.tsx'
import { Badge } from '../../../ui/card/badge.tsx'
import { CopyFields } from '../../../ui/button/copy-fields.tsx'
import { Facts } from '../../../ui/card/facts.tsx'
import { Money } from '../../../ui/card/money.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import { boardingText, toCairoTime, type CairoTime } from '../boarding-times.ts'
import { seatsText } from '../seats-text.ts'
import { useBookingsText } from '../use-bookings-text.ts'

type It = { it: BusReservationDetails }

/** A day and a time by Cairo's clock, in words. */
function useMomentText(): (moment: CairoTime) => string {
  const language = useLanguage()
  return ({ date, time }) =>
    `${weekdayDayMonth(date, language)} ${date.slice(0, 4)}${commaOf(language)}${time}`
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="panel reservation-panel">
      <h2 className="type-h3">{title}</h2>
      {children}
    </section>
  )
}

/** A place on a map, in a page of its own; nothing where it isn't known, or wasn't said yet. */
function MapLink({
  latitude,
  longitude,
  children,
}: {
  latitude: number | null | undefined
  longitude: number | null | undefined
  children: string
}) {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null
  return (
    <a
      className="link inline-flex min-h-11 items-center justify-self-start"
      href={`https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`}
      target="_blank"
      rel="noopener"
    >
      {children}
    </a>
  )
}

const SupportLink = ({ phone }: { phone: string }) => (
  <a className="link" dir="ltr" href={`tel:${phone.replaceAll(' ', '')}`}>
    {phone}
  </a>
)

/** When, from where to where, which seats, and whom to call; and the way to the other half. */
export function TripPanel({ it }: It) {
  const t = useBookingsText()
  const phone = useSupportPhone()
  const language = useLanguage()
  const momentText = useMomentText()
  return (
    <Panel title={t('trip')}>
      <Facts
        className="ride-facts"
        facts={[
          [t('departure'), momentText(toCairoTime(it.DepartureDate))],
          [t('arrival'), momentText(toCairoTime(it.ArrivalDate))],
          [t('class'), <bdi key="class">{it.BusClassName}</bdi>],
          [t('seatsLabel'), seatsText(it.SeatsNumbers, language)],
          ...(phone ? [[t('callUs'), <SupportLink key="call" phone={phone} />] as const] : []),
        ]}
      />
      <MapLink latitude={it.ToStationLatitude} longitude={it.ToStationLongitude}>
        {t('arrivalMap')}
      </MapLink>
      {it.OtherReservationId !== null && (
        <Link className="link" to={`/bus-bookings/${it.OtherReservationId}`}>
          {t(it.IsReturn ? 'otherLegOutbound' : 'otherLegReturn')}
        </Link>
      )}
    </Panel>
  )
}

/** Where to stand and by when. */
export function BoardingPanel({ it }: It) {
  const t = useBookingsText()
  const language = useLanguage()
  return (
    <Panel title={t('boarding')}>
      <div className="grid gap-2">
        <p className="flex items-start gap-2">
          <MapPin size={18} className="mt-1 text-teal-700" aria-hidden />
          <span>
            <bdi className="font-medium">{it.FromStation}</bdi>
            {it.BoardingPoint && <bdi className="block text-ink-2">{it.BoardingPoint}</bdi>}
          </span>
        </p>
        {it.IsTravelled && (
          <p className="flex items-start gap-2">
            <Clock size={18} className="mt-1 text-teal-700" aria-hidden />
            {t('leaveBy', { when: boardingText(it.DepartureDate, language, t) })}
          </p>
        )}
        <MapLink latitude={it.FromStationLatitude} longitude={it.FromStationLongitude}>
          {t('map')}
        </MapLink>
      </div>
    </Panel>
  )
}

/** Who travels, and what else the booking carries. */
export function PeoplePanel({ it }: It) {
  const t = useBookingsText()
  const other = it.BookingUserName !== it.PassengerName
  return (
    <Panel title={t('passenger')}>
      <Facts
        className="ride-facts"
        facts={[
          [t('name'), <bdi key="name">{it.PassengerName}</bdi>],
          [
            t('phone'),
            <bdi key="phone" dir="ltr">
              {it.PassengerPhone}
            </bdi>,
          ],
          ...(other ? [[t('bookedBy'), <bdi key="by">{it.BookingUserName}</bdi>] as const] : []),
        ]}
      />
    </Panel>
  )
}

export function FieldsPanel({ it }: It) {
  const t = useBookingsText()
  const comma = commaOf(useLanguage())
  if (it.Fields.length === 0) return null
  const noClipboard = (): void =>
    showToast({ title: t('error'), text: t('copyFailed'), tone: 'bad' })
  return (
    <Panel title={t('more')}>
      <CopyFields
        fields={it.Fields.map(({ Label, Value }) => ({
          Label,
          Value: Value.join(comma),
          ShowInHalfLine: true,
        }))}
        onCopyFailed={noClipboard}
      />
    </Panel>
  )
}

/** What was asked for, and what cancelling means. */
export function PolicyPanel({ it }: It) {
  const t = useBookingsText()
  const momentText = useMomentText()
  return (
    <>
      {it.SpecialRequests && (
        <Panel title={t('requests')}>
          <p>
            <bdi>{it.SpecialRequests}</bdi>
          </p>
        </Panel>
      )}
      <section className="panel reservation-panel">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="type-h3">{t('policy')}</h2>
          <Badge tone={it.IsCancelable ? 'ok' : 'plain'}>
            {t(it.IsCancelable ? 'cancelable' : 'nonCancelable')}
          </Badge>
        </div>
        <p className="text-ink-2">{it.CancellationPolicy}</p>
        {it.CancellationPolicyMsg && <p className="text-ink-2">{it.CancellationPolicyMsg}</p>}
        {it.IsCancelable && it.CancelableUntil && (
          <p className="type-small font-medium">
            {t('cancelUntil', { moment: momentText(toCairoTime(it.CancelableUntil)) })}
          </p>
        )}
      </section>
    </>
  )
}

/** What was paid for what. */
export function PricePanel({ it }: It) {
  const t = useBookingsText()
  const lines = it.AmountDetails.toSorted((a, b) => a.Order - b.Order)
  return (
    <Panel title={t('price')}>
      <Facts
        className="ride-price"
        facts={[
          [t('perSeat'), <Money key="seat" egp={it.PriceBySeat} />],
          [
            it.ShownAmount.Label,
            it.ShownAmount.Amount > 0 && <Money key="shown" egp={it.ShownAmount.Amount} />,
          ],
          [t('payment'), it.PaymentStatus],
        ]}
      />
      <Amounts lines={lines} />
    </Panel>
  )
}
