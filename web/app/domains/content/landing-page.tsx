import type { Destination } from '@rihla/contract/catalogue/offer'
import {
  ChevronRight,
  Compass,
  Headphones,
  ShieldCheck,
  Star,
  Sun,
  Wallet,
  Zap,
} from 'lucide-react'
import { useContext, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import nile1200 from '../../assets/nile-1200.webp'
import nile640 from '../../assets/nile-640.webp'
import nile828 from '../../assets/nile-828.webp'
import { useLanguage } from '../../platform/locale/use-text.tsx'
import { PageSeo } from '../../platform/seo/page-seo.tsx'
import { SiteContext } from '../../platform/site.ts'
import { BackToTop } from '../../ui/back-to-top.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Tabs, TabPanel } from '../../ui/tabs.tsx'
import { ActivitySearchForm, searchHref } from '../activities/index.ts'
import type { SearchChoice } from '../catalogue/index.ts'
import { DayUseSearchForm, dayUsesHref } from '../day-use/index.ts'
import type { LandingData } from './landing-data.ts'
import { LastMinute } from './last-minute.tsx'
import { useContentText } from './use-content-text.ts'

const NOTHING_CHOSEN: SearchChoice = {
  cityId: null,
  searchText: '',
  activityDate: null,
  adultsCount: 2,
}

type WidgetProps = Pick<LandingData, 'dates' | 'dayUseDates' | 'cities'>

/** What one would like to book, a tab for each kind. */
function SearchWidget({ dates, dayUseDates, cities }: WidgetProps) {
  const t = useContentText()
  const navigate = useNavigate()
  const [kind, setKind] = useState('activities')
  const dayUse = kind === 'day-use'
  return (
    <div className="hero-widget" data-theme={dayUse ? 'dayuse' : undefined}>
      <Tabs
        label={t('tabs')}
        group="book"
        items={[
          { id: 'activities', text: t('activities'), icon: <Compass aria-hidden /> },
          { id: 'day-use', text: t('dayUse'), icon: <Sun aria-hidden /> },
        ]}
        selected={kind}
        onSelect={setKind}
      />
      <TabPanel group="book" id={kind}>
        {dayUse ? (
          <DayUseSearchForm
            initial={NOTHING_CHOSEN}
            dates={dayUseDates}
            cities={cities}
            submitText={t('searchDayUse')}
            onSearch={(choice) => void navigate(dayUsesHref(choice))}
          />
        ) : (
          <ActivitySearchForm
            initial={NOTHING_CHOSEN}
            dates={dates}
            cities={cities}
            submitText={t('searchTitle')}
            onSearch={(choice) => void navigate(searchHref(choice))}
          />
        )}
      </TabPanel>
    </div>
  )
}

function Hero(widget: WidgetProps) {
  const t = useContentText()
  return (
    <section className="hero on-dark" id="home">
      <div className="hero-picture">
        <img
          src={nile1200}
          srcSet={`${nile640} 640w, ${nile828} 828w, ${nile1200} 1200w`}
          sizes="100vw"
          alt=""
          width={1200}
          height={800}
          fetchPriority="high"
        />
      </div>
      <div className="page-width pt-[120px] pb-[84px] md:pt-[150px] lg:pb-[200px]">
        <p className="type-small mb-5 inline-flex items-center gap-2 rounded-full bg-white/15 px-4 py-1.5 font-medium">
          <Star size={16} className="fill-orange-500 text-orange-500" aria-hidden />
          <span className="sr-only">{t('badgeRating', { n: '4.8' })}</span>
          <span aria-hidden>4.8</span>
          <span aria-hidden className="opacity-50">
            |
          </span>
          {t('badgeDownloads')}
        </p>
        <h1 className="type-display max-w-[640px]">{t('heroTitle')}</h1>
        <p className="mt-4 max-w-[480px] text-[17px] text-white/90">{t('heroText')}</p>
      </div>
      <div className="page-width relative z-10 translate-y-[60px] lg:-mt-[118px] lg:translate-y-[78px]">
        <SearchWidget {...widget} />
      </div>
    </section>
  )
}

function Cities({ destinations }: { destinations: readonly Destination[] }) {
  const t = useContentText()
  if (destinations.length === 0) return null
  return (
    <section
      id="top-destinations"
      className="page-width pt-(--section)"
      aria-labelledby="cities-title"
    >
      <div className="mb-6 flex items-end justify-between gap-4">
        <h2 id="cities-title" className="type-h2">
          {t('topDestinations')}
        </h2>
        <Link to="/activities" className="link flex min-h-11 items-center gap-1 max-md:hidden">
          {t('allDestinations')}
          <ChevronRight size={18} className="mirror" aria-hidden />
        </Link>
      </div>
      <ul className="cities">
        {destinations.map(({ CityId, CityName, ImageUrl, OffersCount }, at) => (
          <li key={CityId}>
            <Link to={searchHref({ cityId: CityId })} className="city-tile h-full">
              <Picture
                src={ImageUrl}
                alt=""
                sizes={
                  at === 0 || at === 5
                    ? '(min-width: 768px) 590px, 92vw'
                    : '(min-width: 768px) 290px, 46vw'
                }
              />
              <span className="city-words">
                <span className="type-h3 block">{CityName}</span>
                <span className="type-small">{t('cityOffers', { count: OffersCount })}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const REASONS = [
  [Zap, 'whyInstant', 'whyInstantText'],
  [Wallet, 'whyPay', 'whyPayText'],
  [ShieldCheck, 'whyPrice', 'whyPriceText'],
  [Headphones, 'whyPeople', 'whyPeopleText'],
] as const

function Why() {
  const t = useContentText()
  return (
    <section className="page-width pt-(--section)" aria-labelledby="why-title">
      <h2 id="why-title" className="type-h2 mb-6">
        {t('why')}
      </h2>
      <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-4">
        {REASONS.map(([Icon, title, text]) => (
          <li
            key={title}
            className="grid content-start gap-2 border-sand-300 max-lg:flex max-lg:gap-4 lg:border-s lg:ps-6 lg:first:border-0 lg:first:ps-0"
          >
            <Icon size={26} className="text-teal-700" aria-hidden />
            <div>
              <h3 className="type-title">{t(title)}</h3>
              <p className="type-small mt-1 text-ink-2">{t(text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The home page: search, offers that end, places, and why. */
export function LandingPage({ destinations, offers, failed, ...widget }: LandingData) {
  const t = useContentText()
  const language = useLanguage()
  const { publicUrl } = useContext(SiteContext)
  const structured = {
    '@context': 'https://schema.org',
    '@type': 'TravelAgency',
    name: t('brand'),
    url: publicUrl,
    inLanguage: language,
    areaServed: 'EG',
  }
  return (
    <main id="main">
      <PageSeo
        title={t('heroTitle')}
        description={t('heroText')}
        path="/"
        structured={structured}
      />
      <Hero {...widget} />
      <div className="h-[100px] lg:h-[140px]" />
      {failed && (
        <p className="page-width type-small py-6 text-center text-ink-2" role="alert">
          {t('contentFailed')}
        </p>
      )}
      <LastMinute offers={offers} date={widget.dates.min} />
      <Cities destinations={destinations} />
      <Why />
      <BackToTop label={t('backToTop')} />
    </main>
  )
}
