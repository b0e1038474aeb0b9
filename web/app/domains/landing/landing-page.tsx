import { BedDouble, BusFront, Compass, Heart, Route, Ship, Star, Sun } from 'lucide-react'
import { lazy, Suspense, useContext, useState } from 'react'
import { useNavigate } from 'react-router'
import nile1200 from '../../assets/nile-1200.webp'
import nile640 from '../../assets/nile-640.webp'
import nile828 from '../../assets/nile-828.webp'
import { useLanguage } from '../../platform/locale/use-text.tsx'
import { PageSeo } from '../../platform/seo/page-seo.tsx'
import { SiteContext } from '../../platform/site.ts'
import { BackToTop } from '../../ui/button/back-to-top.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Tabs, TabPanel } from '../../ui/navigation/tabs.tsx'
import { useUiText } from '../../ui/use-ui-text.ts'
import { ActivitySearchForm, searchHref } from '../activities/index.ts'
import type { SearchChoice } from '../catalogue/index.ts'
import { DayUseSearchForm, dayUsesHref } from '../day-use/index.ts'
import type { LandingData } from './landing-data.ts'
import { BusWidget } from '../bus/index.ts'
import { HoneymoonWidget } from '../honeymoons/index.ts'
import { StayWidget } from '../stays/index.ts'
import { TripWidget } from '../trips/index.ts'
import { useContentText } from '../content/index.ts'
import { useLandingText } from './use-landing-text.ts'

const NOTHING_CHOSEN: SearchChoice = {
  cityId: null,
  searchText: '',
  activityDate: null,
  adultsCount: 2,
}

// Rendered by the server; its clocks start a moment later.
const LastMinute = lazy(() => import('./last-minute.tsx').then((m) => ({ default: m.LastMinute })))
// Nothing below the search needs a script at once: links work without one.
const Cities = lazy(() => import('./landing-sections.tsx').then((m) => ({ default: m.Cities })))
const Why = lazy(() => import('./landing-sections.tsx').then((m) => ({ default: m.Why })))
type WidgetProps = Pick<LandingData, 'dates' | 'dayUseDates' | 'settings' | 'cities'>

/** What one would like to book, a tab for each kind. */
function SearchWidget({ dates, dayUseDates, settings, cities }: WidgetProps) {
  const t = useLandingText()
  const content = useContentText()
  const navigate = useNavigate()
  const [kind, setKind] = useState('activities')
  const dayUse = kind === 'day-use'
  const PackageWidget = kind === 'trip' ? TripWidget : HoneymoonWidget
  return (
    <div className="hero-widget" data-theme={dayUse ? 'dayuse' : undefined}>
      <div className="mb-4">
        <Tabs
          label={t('tabs')}
          group="book"
          items={[
            { id: 'activities', text: content('activities'), icon: <Compass aria-hidden /> },
            { id: 'hotel', text: content('hotels'), icon: <BedDouble aria-hidden /> },
            { id: 'cruise', text: content('cruises'), icon: <Ship aria-hidden /> },
            { id: 'honeymoon', text: content('honeymoons'), icon: <Heart aria-hidden /> },
            { id: 'trip', text: content('trips'), icon: <Route aria-hidden /> },
            { id: 'bus', text: content('buses'), icon: <BusFront aria-hidden /> },
            { id: 'day-use', text: content('dayUse'), icon: <Sun aria-hidden /> },
          ]}
          selected={kind}
          onSelect={setKind}
        />
      </div>
      <TabPanel group="book" id={kind}>
        {kind === 'hotel' || kind === 'cruise' ? (
          <Suspense fallback={<Skeleton className="h-[75px]" />}>
            <StayWidget key={kind} kind={kind} settings={settings} cities={cities} />
          </Suspense>
        ) : kind === 'honeymoon' || kind === 'trip' ? (
          <Suspense fallback={<Skeleton className="h-[75px]" />}>
            <PackageWidget key={kind} settings={settings} cities={cities} />
          </Suspense>
        ) : kind === 'bus' ? (
          <Suspense fallback={<Skeleton className="h-[139px]" />}>
            <BusWidget />
          </Suspense>
        ) : dayUse ? (
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
  const t = useLandingText()
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

/** The home page: search, offers that end, places, and why. */
export function LandingPage({ destinations, offers, failed, ...widget }: LandingData) {
  const t = useLandingText()
  const ui = useUiText()
  const language = useLanguage()
  const { publicUrl } = useContext(SiteContext)
  const structured = {
    '@context': 'https://schema.org',
    '@type': 'TravelAgency',
    name: ui('brand'),
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
      <Suspense>
        <LastMinute offers={offers} date={widget.dates.min} />
      </Suspense>
      <Suspense>
        <Cities destinations={destinations} />
        <Why />
      </Suspense>
      <BackToTop label={t('backToTop')} />
    </main>
  )
}
