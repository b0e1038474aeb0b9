import { ShieldCheck, Zap } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SavedModule } from '@rihla/contract/modules'
import type { Crumb } from '../../../ui/navigation/breadcrumbs.tsx'
import {
  type BookingProps,
  type DateBounds,
  DetailsActions,
  DetailsFrame,
  type OfferChoice,
  OfferGallery,
  OfferSeo,
  useBook,
} from '../../catalogue/index.ts'
import { NextDepartures } from './departures.tsx'
import { PackageSections } from './package-sections.tsx'
import { PackageTitle } from './package-title.tsx'
import { usePackagesText } from '../use-packages-text.ts'
import type { PackageView } from '../package-view.ts'

export type PackagePageProps = {
  module: Extract<SavedModule, 'Honeymoon' | 'Trip'>
  view: PackageView
  choice: OfferChoice
  listPath: string
  hrefOf: (choice: OfferChoice) => string
  crumbs: readonly Crumb[]
  /** What kind of trip it is, where there are kinds. */
  kind?: string
  important: ReactNode
  dates: DateBounds
  maxAdults: number | null
  loading: boolean
  save: (choice: OfferChoice) => void
  /** Whether the gallery is ready; a kind may ask for its pictures by themselves. */
  gallery?: 'ready' | 'loading' | 'error'
}

/** What is said while the chosen day has nothing: it is sold out, or nothing leaves on it. */
function useUnavailableText({ Departures }: PackageView, { date }: OfferChoice): string {
  const t = usePackagesText()
  return t(Departures.some((departure) => departure.Date === date) ? 'soldOutDate' : 'noDeparture')
}

function Notes({ available }: { available: boolean }) {
  const t = usePackagesText()
  return (
    <ul className="notice notice-soft booking-notes">
      {available && (
        <li>
          <Zap aria-hidden />
          {t('freeConfirmation')}
        </li>
      )}
      <li>
        <ShieldCheck aria-hidden />
        {t('securePayment')}
      </li>
    </ul>
  )
}

/** What the booking card needs of a package. */
function useBooking(props: PackagePageProps): BookingProps {
  const { module, view, choice, dates, maxAdults, loading, save } = props
  const t = usePackagesText()
  const { book, busy } = useBook(module, choice)
  const unavailable = useUnavailableText(view, choice)
  return {
    offer: { ...view, PeriodText: view.PriceText },
    choice,
    maxAdults,
    dates,
    loading,
    busy,
    onBook: () => void book(view),
    onSave: save,
    total: { now: view.TotalPrice, was: view.OriginalTotalPrice },
    words: { yours: t('yours'), change: t('change'), unavailable },
    otherwise: (done) => (
      <NextDepartures
        departures={view.Departures}
        expires={view.OfferExpirationDate}
        chosen={choice.date}
        onChoose={(date) => (done(), save({ ...choice, date }))}
      />
    ),
    notes: <Notes available={view.IsAvailable} />,
  }
}

/** The page of a package: look, choose a departure, book. */
export function PackagePage(props: PackagePageProps) {
  const { module, view, choice, listPath, hrefOf, crumbs, kind, important, save, gallery } = props
  const booking = useBooking(props)
  const [city = ''] = view.cities
  return (
    <main id="main">
      <OfferSeo
        offer={{ ...booking.offer, ...view, CityName: city, Images: view.images }}
        path={hrefOf(choice)}
      />
      <DetailsFrame
        actions={
          <DetailsActions
            name={view.Name}
            shareLink={view.ShareLink}
            listPath={listPath}
            offer={{
              module,
              id: view.id,
              name: view.Name,
              city,
              stars: view.HotelStars,
              image: view.images[0]?.ImagePath ?? null,
            }}
          />
        }
        head={<PackageTitle view={view} crumbs={crumbs} kind={kind} />}
        gallery={
          <OfferGallery
            module={module.toLowerCase()}
            id={view.id}
            images={view.images}
            state={gallery}
          />
        }
        sections={
          <PackageSections
            view={view}
            choice={choice}
            important={important}
            onChoose={(date) => save({ ...choice, date })}
          />
        }
        booking={booking}
      />
    </main>
  )
}
