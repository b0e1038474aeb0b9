import type { Landing } from '@rihla/contract/landing'
import { Hero } from '../hero/hero.tsx'
import { Partners, TrustedProviders } from '../sections/companies.tsx'
import { Customization } from '../sections/customization.tsx'
import { Download } from '../sections/download.tsx'
import { Features } from '../sections/features.tsx'
import { Screenshots } from '../sections/screenshots.tsx'
import { headingOf, SectionHeading } from '../sections/section-heading.tsx'
import { Stats } from '../sections/stats.tsx'
import { Testimonials } from '../sections/testimonials.tsx'
import { useLandingText } from '../use-landing-text.ts'

export type LandingSectionName =
  | 'hero'
  | 'headings'
  | 'features'
  | 'providers'
  | 'customization'
  | 'screenshots'
  | 'stats'
  | 'testimonials'
  | 'partners'
  | 'download'

/** Headings whose sections need what is on sale: they stand alone. */
function Headings({ content }: { content: Landing }) {
  const t = useLandingText()
  const own = {
    'instant-hotels': { title: t('instantHotels'), subtitle: t('instantHotelsText') },
    'last-minute-offers': { title: t('lastMinute'), subtitle: t('lastMinuteText') },
    'top-destinations': { title: t('topDestinations') },
    features: { title: t('why') },
    download: { title: t('download'), subtitle: t('downloadText') },
  } as const
  return (
    <div className="page-width grid gap-8 py-(--section)">
      {Object.entries(own).map(([key, heading]) => (
        <SectionHeading key={key} id={`preview-${key}`} {...headingOf(content, key, heading)} />
      ))}
    </div>
  )
}

/** One section of the home page, as it shows this content: for those who are writing it. */
export function LandingSection({ name, content }: { name: LandingSectionName; content: Landing }) {
  const t = useLandingText()
  const providers = content.translations['trusted_providers']
  switch (name) {
    case 'hero':
      return <Hero below={{ content, highlights: null, destinations: null }}>{null}</Hero>
    case 'headings':
      return <Headings content={content} />
    case 'features':
      return (
        <Features
          features={content.features}
          heading={headingOf(content, 'features', { title: t('why') })}
        />
      )
    case 'providers':
      return (
        <TrustedProviders
          providers={content.trusted_providers}
          heading={{
            title: providers?.['title'] ?? t('providers'),
            subtitle: providers?.['subtitle'] ?? null,
          }}
        />
      )
    case 'customization':
      return <Customization content={content.customization} />
    case 'screenshots':
      return <Screenshots content={content.screenshots} />
    case 'stats':
      return <Stats content={content.stats} />
    case 'testimonials':
      return <Testimonials content={content.testimonials} />
    case 'partners':
      return <Partners partners={content.partners} label={t('partners')} />
    case 'download':
      return (
        <Download
          content={content}
          heading={headingOf(content, 'download', {
            title: t('download'),
            subtitle: t('downloadText'),
          })}
        />
      )
  }
}
