import { Star } from 'lucide-react'
import { lazy, Suspense, useContext, useState } from 'react'
import nile1200 from '../../assets/nile-1200.avif'
import nile640 from '../../assets/nile-640.avif'
import nile828 from '../../assets/nile-828.avif'
import { useLanguage } from '../../platform/locale/use-text.tsx'
import { PageSeo } from '../../platform/seo/page-seo.tsx'
import { SiteContext } from '../../platform/site.ts'
import { BackToTop } from '../../ui/button/back-to-top.tsx'
import { Poster } from '../../ui/card/poster.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Tabs, TabPanel } from '../../ui/navigation/tabs.tsx'
import { useUiText } from '../../ui/use-ui-text.ts'
import { ActivityWidget } from '../activities/index.ts'
import type { WidgetProps } from '../catalogue/index.ts'
import { kinds, useKindsText } from '../kinds/index.ts'
import type { LandingData } from './landing-data.ts'
import { useLandingText } from './use-landing-text.ts'

// Rendered by the server; its clocks start a moment later.
const LastMinute = lazy(() => import('./last-minute.tsx').then((m) => ({ default: m.LastMinute })))
// Nothing below the search needs a script at once: links work without one.
const Cities = lazy(() => import('./landing-sections.tsx').then((m) => ({ default: m.Cities })))
const Why = lazy(() => import('./landing-sections.tsx').then((m) => ({ default: m.Why })))

/** What one would like to book, a tab for each kind. */
function SearchTabs(props: WidgetProps) {
  const t = useLandingText()
  const kindText = useKindsText()
  const first = kinds.find((kind) => kind.module === 'Activity')
  const [selected, setSelected] = useState(first)
  if (!selected) return null
  const { module, theme, placeholder = 'h-[75px]' } = selected
  // What is shown at first comes with the page.
  const Widget = selected === first ? ActivityWidget : selected.Widget
  return (
    <div className="hero-widget" data-theme={theme}>
      <div className="mb-4">
        <Tabs
          label={t('tabs')}
          group="book"
          items={kinds.map((it) => ({
            id: it.module,
            text: kindText(`name${it.module}`),
            icon: <it.Icon aria-hidden />,
          }))}
          selected={module}
          onSelect={(id) => setSelected(kinds.find((it) => it.module === id))}
        />
      </div>
      <TabPanel group="book" id={module}>
        <Suspense key={module} fallback={<Skeleton className={placeholder} />}>
          <Widget {...props} />
        </Suspense>
      </TabPanel>
    </div>
  )
}

function Hero(widget: WidgetProps) {
  const t = useLandingText()
  return (
    <section className="hero on-dark" id="home">
      <div className="hero-picture">
        <Poster files={[nile640, nile828, nile1200]} />
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
        <SearchTabs {...widget} />
      </div>
    </section>
  )
}

/** The home page: search, offers that end, places, and why. */
export function LandingPage({ destinations, offers, failed, firstDay, ...widget }: LandingData) {
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
        <LastMinute offers={offers} date={firstDay} />
      </Suspense>
      <Suspense>
        <Cities destinations={destinations} />
        <Why />
      </Suspense>
      <BackToTop label={t('backToTop')} />
    </main>
  )
}
