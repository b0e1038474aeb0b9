import { useContext } from 'react'
import { latePart } from '../../platform/late/late-part.tsx'
import { useLanguage } from '../../platform/locale/use-text.tsx'
import { PageSeo } from '../../platform/seo/page-seo.tsx'
import { SiteContext } from '../../platform/site.ts'
import { BackToTop } from '../../ui/button/back-to-top.tsx'
import { useUiText } from '../../ui/use-ui-text.ts'
import { Hero } from './hero/hero.tsx'
import type { LandingData } from './landing-data.ts'
import { useLandingText } from './use-landing-text.ts'

const SearchTabs = latePart('idle', async () => (await import('./hero/search-tabs.tsx')).SearchTabs)
const Sections = latePart('near', async () => (await import('./sections/sections.tsx')).Sections)

/** The home page: search first, then what can be booked today, and why here. */
export function LandingPage({ below, ...widget }: LandingData) {
  const t = useLandingText()
  const ui = useUiText()
  const language = useLanguage()
  const { publicUrl } = useContext(SiteContext)
  const structured = {
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
      <Hero below={below}>
        <SearchTabs {...widget} fallback={<div className="hero-widget hero-widget-empty" />} />
      </Hero>
      <div className="hero-after" />
      <div className="landing-sections">
        <Sections
          below={below}
          fallback={
            <p className="page-width type-small min-h-dvh text-center text-ink-2" role="status">
              {t('contentLoading')}
            </p>
          }
        />
      </div>
      <BackToTop label={t('backToTop')} />
    </main>
  )
}
