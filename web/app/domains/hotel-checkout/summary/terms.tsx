import type { ExternalBooking } from '@rihla/contract/external-hotels'
import { formatEgp } from '@rihla/contract/values/money'
import { Info } from '../../../ui/brand/icons.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Money } from '../../../ui/card/money.tsx'
import { Facts } from '../../../ui/card/facts.tsx'
import { OptionCard, Switch } from '../../../ui/form/checkbox.tsx'
import type { QuoteSession } from '../use-quote.ts'
import { useHotelCheckoutText } from '../use-hotel-checkout-text.ts'

type Shown = { quote: ExternalBooking }

/** The hotel, and which rooms for whom. */
export function HotelPanel({ quote }: Shown) {
  const t = useHotelCheckoutText()
  const { HotelData: hotel, HotelRoomsData: rooms } = quote
  return (
    <section className="panel checkout-panel" aria-labelledby="hotel-name">
      <div className="grid gap-1">
        <h2 id="hotel-name" className="type-h3">
          <bdi>{hotel.HotelName}</bdi>
        </h2>
        <p className="type-small text-ink-2">
          {hotel.HotelCategory} · <bdi>{hotel.HotelAddress}</bdi>
        </p>
      </div>
      <div className="grid gap-3">
        <h3 className="font-semibold">{t('rooms')}</h3>
        {rooms.map((room) => (
          <Facts
            key={`${room.RoomName} ${room.Occupancy} ${room.NumberOfAdults}`}
            className="summary-facts"
            facts={[
              [t('room'), room.RoomName],
              [t('board'), quote.HotelPricingInformation.Board],
              [t('unitsReserved'), String(room.NumberOfUnitsReserved)],
              [t('occupancy'), `${room.Occupancy} · ${t('sleeps', { count: room.MaxOccupancy })}`],
            ]}
          />
        ))}
      </div>
    </section>
  )
}

/** The same room on other terms; a choice asks the hotel again, and is taken (`onTaken`) once that can be had. */
export function Options({
  quote,
  session,
  onTaken,
}: Shown & { session: QuoteSession; onTaken: () => void }) {
  const t = useHotelCheckoutText()
  if (quote.HotelOptions.length < 2) return null
  const busy = session.changing !== null
  return (
    <fieldset className="panel checkout-panel" aria-busy={busy} disabled={busy}>
      <legend className="contents">
        <span className="grid gap-1">
          <span className="type-h3">{t('options')}</span>
          <span className="type-small text-ink-2" role="status">
            {session.changing === 'option' ? t('optionsBusy') : t('optionsText')}
          </span>
        </span>
      </legend>
      {quote.HotelOptions.map((option) => (
        <OptionCard
          key={option.RatePlanToken}
          name="hotel-option"
          value={option.RatePlanToken}
          checked={option.IsSelected}
          title={option.OptionName}
          end={<Money egp={option.NetPrice} />}
          onChange={(token) => session.choose(token, onTaken)}
        />
      ))}
    </fieldset>
  )
}

/** A part now and the rest later, where the hotel's terms allow it. */
export function Deposit({ quote, session }: Shown & { session: QuoteSession }) {
  const t = useHotelCheckoutText()
  const language = useLanguage()
  const { DepositEnabled, DepositAmount, Balance, Policy } = quote.DepositOptions
  if (!DepositEnabled) return null
  const values = {
    amount: formatEgp(DepositAmount, language),
    rest: formatEgp(Balance ?? 0, language),
  }
  const asked = session.changing === 'deposit'
  return (
    <section className="panel checkout-panel" aria-busy={asked} data-deposit>
      <h2 className="type-h3">{t('deposit')}</h2>
      <Switch
        label={t('depositText', values)}
        note={Policy ?? undefined}
        // As it was pressed, until the answer is there; after a failure as before.
        checked={session.payDeposit !== asked}
        disabled={session.changing !== null}
        onChange={session.setDeposit}
      />
    </section>
  )
}

/** What the hotel wants to be read, and what cancelling costs from when on. */
export function Terms({ quote }: Shown) {
  const t = useHotelCheckoutText()
  return (
    <>
      {quote.HotelComments && (
        <section className="notice notice-warn" aria-labelledby="hotel-comments">
          <Info aria-hidden />
          <div className="grid gap-1">
            <h2 id="hotel-comments" className="font-semibold">
              {t('comments')}
            </h2>
            <p className="whitespace-pre-line">
              <bdi>{quote.HotelComments}</bdi>
            </p>
          </div>
        </section>
      )}
      <section className="panel checkout-panel" aria-labelledby="hotel-cancellation">
        <h2 id="hotel-cancellation" className="type-h3">
          {t('cancellation')}
        </h2>
        <ul className="grid gap-2">
          {quote.HotelCancellationPolicy.map(({ Description }) => (
            <li key={Description}>{Description}</li>
          ))}
        </ul>
        <p className="type-caption text-ink-3">{t('cairoTime')}</p>
      </section>
    </>
  )
}
