import { useLocation } from 'react-router'
import { PageSeo } from '../../platform/seo/page-seo.tsx'
import { useInBrowser } from '../../platform/use-in-browser.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { EmptyBlock } from '../../ui/feedback/result-block.tsx'
import { MinimalHeader } from '../checkout/index.ts'
import { BookingCode } from './booking-code.tsx'
import { HOTEL_CHECKOUT, isEntry, type HotelEntry } from './entry.ts'
import { useHotelCheckoutText } from './use-hotel-checkout-text.ts'

type State = { entry: HotelEntry; hotelName: string; bookingCode: string }

const isState = (state: unknown): state is State =>
  typeof state === 'object' && state !== null && isEntry((state as Partial<State>).entry)

function Unpaid({ entry, hotelName, bookingCode, phone }: State & { phone: string | null }) {
  const t = useHotelCheckoutText()
  return (
    <section className="panel payment-result">
      <h1 className="type-h1">{t('confirmationTitle')}</h1>
      <p className="font-semibold">
        <bdi>{hotelName}</bdi>
      </p>
      <p className="max-w-xl text-ink-2" role="status">
        {t('confirmationText')} {t('confirmationNext')} {phone && t('confirmationCall')}
      </p>
      <BookingCode value={bookingCode} />
      <div className="flex flex-wrap gap-3">
        <LinkButton kind="primary" size="large" to={HOTEL_CHECKOUT} state={entry}>
          {t('payAgain')}
        </LinkButton>
        {phone && (
          <a
            className="button button-secondary button-large"
            href={`tel:${phone.replaceAll(' ', '')}`}
          >
            {t('callUs')} <bdi dir="ltr">{phone}</bdi>
          </a>
        )}
        <LinkButton kind="text" size="large" to="/">
          {t('home')}
        </LinkButton>
      </div>
    </section>
  )
}

/** /booking-confirmation: booked, but the bank's page could not be opened; what to do now, and whom to call. */
export function BookingConfirmationPage({ phone }: { phone: string | null }) {
  const t = useHotelCheckoutText()
  const { state } = useLocation() as { state: unknown }
  const ready = useInBrowser()
  return (
    <>
      <PageSeo title={t('confirmationTitle')} path="/booking-confirmation" noindex />
      <MinimalHeader />
      <main id="main" className="page-width py-10">
        {ready && isState(state) ? (
          <Unpaid {...state} phone={phone} />
        ) : (
          <>
            <h1 className="sr-only">{t('confirmationNone')}</h1>
            <EmptyBlock
              title={t('confirmationNone')}
              action={{ text: t('moreHotels'), to: '/hotels' }}
            />
          </>
        )}
      </main>
    </>
  )
}
