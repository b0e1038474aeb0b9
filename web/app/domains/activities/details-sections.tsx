import type { ActivityDetails } from '@rihla/contract/catalogue/activities'
import { Play } from 'lucide-react'
import { useState } from 'react'
import {
  ChildrenSection,
  FactList,
  FactRows,
  Html,
  MapCard,
  ReviewsSection,
  Section,
  useCatalogueText,
} from '../catalogue/index.ts'
import { useActivitiesText } from './use-activities-text.ts'

type Props = { activity: ActivityDetails }

const unlessNone = (text: string): string | null => (text && text !== '0' ? text : null)

function Important({ activity }: Props) {
  const t = useActivitiesText()
  return (
    <Section id="important" title={t('important')}>
      <FactRows
        rows={[
          [t('pickup'), activity.PickupPoint],
          [t('duration'), activity.ReadableDuration],
          [t('age'), unlessNone(activity.NotAllowedAge)],
          [t('luggageLimit'), unlessNone(activity.NotAllowedLuggage)],
          [t('moreInformation'), activity.AdditionalInformation],
        ]}
      />
    </Section>
  )
}

function Steps({ steps }: { steps: readonly string[] }) {
  const t = useActivitiesText()
  if (steps.length === 0) return null
  return (
    <Section id="steps" title={t('steps')}>
      <ol className="timeline">
        {steps.map((html, at) => (
          <li key={html} className="timeline-item" data-state="next">
            <span className="timeline-disc" aria-hidden>
              {at + 1}
            </span>
            <Html html={html} />
          </li>
        ))}
      </ol>
    </Section>
  )
}

function Video({ id, n }: { id: string; n: number }) {
  const t = useActivitiesText()
  const [playing, setPlaying] = useState(false)
  return playing ? (
    <span className="video-tile">
      {/* Its sandbox may keep its origin: the video host is another origin */}
      <iframe
        src={`https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1`}
        title={t('video', { n })}
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        allow="autoplay; encrypted-media; fullscreen"
        loading="lazy"
      />
    </span>
  ) : (
    <button
      type="button"
      className="video-tile waves on-dark"
      aria-label={t('playVideo', { n })}
      onClick={() => setPlaying(true)}
    >
      <Play size={44} aria-hidden />
    </button>
  )
}

/** Everything there is to know, section by section; empty ones are left out. */
export function DetailsSections({ activity }: Props) {
  const t = useActivitiesText()
  const shared = useCatalogueText()
  const { IncludedActivityAdditions, ExcludedActivityAdditions, Videos } = activity
  return (
    <>
      <Section id="overview" title={shared('overview')}>
        <Html html={activity.Description} />
      </Section>
      <FactList
        id="included"
        title={shared('included')}
        facts={IncludedActivityAdditions}
        mark="yes"
      />
      <FactList
        id="excluded"
        title={shared('notIncluded')}
        facts={ExcludedActivityAdditions}
        mark="no"
      />
      <Important activity={activity} />
      <FactList id="bring" title={shared('bring')} facts={activity.Luggages} mark="bring" />
      <ChildrenSection policies={activity.ChildrenPolicies} />
      <Steps steps={activity.Steps} />
      {Videos.length > 0 && (
        <Section id="videos" title={t('videos')}>
          <div className="grid gap-4 md:grid-cols-2">
            {Videos.map((id, at) => (
              <Video key={id} id={id} n={at + 1} />
            ))}
          </div>
        </Section>
      )}
      <MapCard
        latitude={activity.Latitude}
        longitude={activity.Longitude}
        name={activity.CityName}
        note={activity.PickupPoint ?? ''}
      />
      {activity.TermsAndConditions && (
        <Section id="terms" title={shared('terms')}>
          <Html html={activity.TermsAndConditions} />
        </Section>
      )}
      <ReviewsSection {...activity} />
    </>
  )
}
