import { BedDouble, Clock, MapPin, ShieldCheck, Zap } from '../../../ui/brand/icons.ts'
import type { Party } from '@rihla/contract/values/party'
import { useContext, type ReactNode } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'
import { SiteContext } from '../../../platform/site.ts'
import { Badge } from '../../../ui/card/badge.tsx'
import { ClassStars } from '../../../ui/card/class-stars.tsx'
import type { Crumb } from '../../../ui/navigation/breadcrumbs.tsx'
import {
  DetailsTitle,
  FreeCancellationBadge,
  OfferPage,
  type OfferPageProps,
  TitleFact,
} from '../../catalogue/index.ts'
import { departurePrices } from './departure-prices.ts'
import { NextDepartures } from './departures.tsx'
import { PackageSections } from './package-sections.tsx'
import { structuredTrip } from './structured-trip.ts'
import { usePackagesText } from '../use-packages-text.ts'
import type { PackageView } from '../package-view.ts'

/** What the days of a package are read from. */
type Listed = Pick<PackageView, 'Departures' | 'OfferExpirationDate' | 'PartyProblem'>

type PackagePageProps = Omit<OfferPageProps<PackageView>, 'kind'> & {
  kind: OfferPageProps<Listed>['kind']
  /** Other pictures than the details have. */
  gallery?: Parameters<typeof OfferPage>[0]['gallery']
  crumbs: readonly Crumb[]
  /** What kind of trip it is, where there are kinds. */
  type?: string
  important: ReactNode
  /** The number of adults is given: only the date can be chosen. */
  dateOnly?: boolean
}

function Title({ offer, crumbs, type }: Pick<PackagePageProps, 'offer' | 'crumbs' | 'type'>) {
  const t = usePackagesText()
  return (
    <DetailsTitle
      offer={offer}
      crumbs={crumbs}
      badges={
        <>
          <ClassStars stars={offer.HotelStars} />
          {type && <Badge tone="soft">{type}</Badge>}
          <FreeCancellationBadge text={offer.FreeCancellation} />
        </>
      }
    >
      <TitleFact icon={<Clock size={16} aria-hidden />}>{offer.length}</TitleFact>
      <TitleFact icon={<MapPin size={16} aria-hidden />}>{offer.cities.join(' · ')}</TitleFact>
      {offer.Hotels.length > 0 && (
        <TitleFact icon={<BedDouble size={16} aria-hidden />}>
          {t('hotelsCount', { count: offer.Hotels.length })}
        </TitleFact>
      )}
    </DetailsTitle>
  )
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

const isSameParty = (a: Party, b: Party): boolean =>
  a.adults === b.adults && a.childAges.join() === b.childAges.join()

/** Where the booking card of a package differs from that of a day. */
function useBooking({ offer, choice, save, dateOnly, ...page }: PackagePageProps) {
  const t = usePackagesText()
  const api = useApi()
  const { serverTime } = useContext(SiteContext)
  const sells = offer.Departures.some((departure) => departure.Date === choice.date)
  return {
    ...(dateOnly && { maxAdults: null }),
    // Who can't come on any day is told why, not that each day is taken.
    days:
      offer.PartyProblem === null
        ? {
            module: page.kind.module,
            of: choice.date,
            ask: async (party: Party) => {
              const theirs = isSameParty(party, choice)
                ? offer
                : await page.kind.ask(api, { ...choice, ...party })
              if (!theirs || theirs.PartyProblem !== null) return null
              return departurePrices(theirs, new Date(serverTime), choice.date)
            },
          }
        : undefined,
    words: {
      yours: t('yours'),
      change: t('change'),
      unavailable: offer.UnavailableText ?? t(sells ? 'soldOutDate' : 'noDeparture'),
    },
    otherwise: (done: () => void) => (
      <NextDepartures
        departures={offer.Departures}
        expires={offer.OfferExpirationDate}
        chosen={choice.date}
        onChoose={(date) => (done(), save({ ...choice, date }))}
      />
    ),
    notes: <Notes available={offer.IsAvailable} />,
  }
}

/** The page of a package: look, choose a departure, book. */
export function PackagePage(props: PackagePageProps) {
  const { offer, crumbs, type, important, dateOnly: _, ...page } = props
  const { choice, save } = page
  const [city = ''] = offer.cities
  return (
    <OfferPage
      {...page}
      offer={{ ...offer, PeriodText: offer.PriceText, CityName: city }}
      id={offer.id}
      stars={offer.HotelStars}
      head={<Title offer={offer} crumbs={crumbs} type={type} />}
      sections={
        <PackageSections
          module={page.kind.module}
          view={offer}
          choice={choice}
          important={important}
          onChoose={(date) => save({ ...choice, date })}
        />
      }
      booking={useBooking(props)}
      structured={structuredTrip(offer)}
    />
  )
}
