import { useRevalidator } from 'react-router'
import { useProblemText } from '../../../platform/problems/use-problem-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import type { LandingData } from '../landing-data.ts'
import { useLandingContent } from '../use-landing-content.ts'
import { useLandingText } from '../use-landing-text.ts'
import { Cities } from './cities.tsx'
import { Partners, TrustedProviders } from './companies.tsx'
import { Customization } from './customization.tsx'
import { Download } from './download.tsx'
import { Features } from './features.tsx'
import { InstantHotels } from './instant-hotels.tsx'
import { LastMinute } from './last-minute.tsx'
import { Screenshots } from './screenshots.tsx'
import { headingOf } from './section-heading.tsx'
import { Stats } from './stats.tsx'
import { Testimonials } from './testimonials.tsx'

/** That the editors' texts couldn't be read, and the way to ask for them again. */
function Failed() {
  const t = useLandingText()
  const problemText = useProblemText()
  const { revalidate, state } = useRevalidator()
  return (
    <div className="page-width grid justify-items-center gap-3 pb-6">
      <p className="type-small text-center text-ink-2" role="alert">
        {t('contentFailed')}
      </p>
      <Button
        size="small"
        busy={state === 'loading' && t('contentLoading')}
        onClick={() => void revalidate()}
      >
        {problemText('tryAgain')}
      </Button>
    </div>
  )
}

/** Everything below the search, in its fixed order. What has no text, or nothing on sale, isn't shown. */
export function Sections({ below }: Pick<LandingData, 'below'>) {
  const t = useLandingText()
  const { content, highlights, destinations } = useLandingContent(below)
  const providers = content?.translations['trusted_providers']
  return (
    <>
      {content === null && <Failed />}
      <InstantHotels
        hotels={highlights?.InstantHotels ?? []}
        heading={headingOf(content, 'instant-hotels', {
          title: t('instantHotels'),
          subtitle: t('instantHotelsText'),
        })}
      />
      <div id="last-minute-offers">
        <LastMinute
          offers={highlights?.LastMinute ?? []}
          heading={headingOf(content, 'last-minute-offers', {
            title: t('lastMinute'),
            subtitle: t('lastMinuteText'),
          })}
        />
      </div>
      <div id="top-destinations">
        <Cities
          destinations={destinations ?? []}
          heading={headingOf(content, 'top-destinations', { title: t('topDestinations') })}
        />
      </div>
      <div id="features">
        <Features
          features={content?.features ?? []}
          heading={headingOf(content, 'features', { title: t('why') })}
        />
      </div>
      <TrustedProviders
        providers={content?.trusted_providers ?? []}
        heading={{
          title: providers?.['title'] ?? t('providers'),
          subtitle: providers?.['subtitle'] ?? null,
        }}
      />
      <div id="how-it-works">
        <Customization content={content?.customization ?? null} />
      </div>
      <Screenshots content={content?.screenshots ?? null} />
      <Stats content={content?.stats ?? null} />
      <div id="testimonials">
        <Testimonials content={content?.testimonials ?? null} />
      </div>
      <Partners partners={content?.partners ?? []} label={t('partners')} />
      <div id="download">
        <Download
          content={content}
          heading={headingOf(content, 'download', {
            title: t('download'),
            subtitle: t('downloadText'),
          })}
        />
      </div>
    </>
  )
}
