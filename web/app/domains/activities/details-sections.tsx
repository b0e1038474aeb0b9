import type { ActivityDetails } from '@rihla/contract/catalogue/activities'
import { Check, ExternalLink, MapPin, Play, X } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Score } from '../../ui/rating.tsx'
import { useActivitiesText } from './use-activities-text.ts'

type Props = { activity: ActivityDetails }

const Section = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section id={id} className="section" aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`} className="type-h3">
      {title}
    </h2>
    {children}
  </section>
)

/** HTML from content; the server has sanitised it. */
export const Html = ({ html }: { html: string }) => (
  <div className="prose max-w-[680px]" dangerouslySetInnerHTML={{ __html: html }} />
)

function Lists({ activity }: Props) {
  const t = useActivitiesText()
  const { IncludedActivityAdditions: included, ExcludedActivityAdditions: excluded } = activity
  return (
    <>
      {included.length > 0 && (
        <Section id="included" title={t('included')}>
          <ul className="fact-list">
            {included.map(({ Description }) => (
              <li key={Description}>
                <Check className="text-ok-600" aria-hidden />
                {Description}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {excluded.length > 0 && (
        <Section id="excluded" title={t('notIncluded')}>
          <ul className="fact-list text-ink-2">
            {excluded.map(({ Description }) => (
              <li key={Description}>
                <X className="text-bad-600" aria-hidden />
                {Description}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

const unlessNone = (text: string): string | null => (text && text !== '0' ? text : null)

function Important({ activity }: Props) {
  const t = useActivitiesText()
  const rows: [string, string | null][] = [
    [t('pickup'), activity.PickupPoint],
    [t('duration'), activity.ReadableDuration],
    [t('age'), unlessNone(activity.NotAllowedAge)],
    [t('luggageLimit'), unlessNone(activity.NotAllowedLuggage)],
    [t('moreInformation'), activity.AdditionalInformation],
  ]
  return (
    <Section id="important" title={t('important')}>
      <dl className="fact-rows">
        {rows.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Section>
  )
}

function Practical({ activity }: Props) {
  const t = useActivitiesText()
  const { Luggages: bring, ChildrenPolicies: children, Steps: steps } = activity
  return (
    <>
      {bring.length > 0 && (
        <Section id="bring" title={t('bring')}>
          <ul className="fact-list">
            {bring.map(({ Description }) => (
              <li key={Description}>
                <Check className="text-teal-700" aria-hidden />
                {Description}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {children.length > 0 && (
        <Section id="children" title={t('children')}>
          <dl className="fact-rows">
            {children.map(({ Details, PriceText }) => (
              <div key={Details}>
                <dt>{Details}</dt>
                <dd className="font-semibold">{PriceText}</dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
      {steps.length > 0 && (
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
      )}
    </>
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

function Place({ activity }: Props) {
  const t = useActivitiesText()
  const { Latitude, Longitude } = activity
  if (Latitude === null || Longitude === null) return null
  return (
    <Section id="location" title={t('location')}>
      <a
        className="panel flex items-center gap-3 p-4 hover:bg-lime-50"
        href={`https://www.google.com/maps/search/?api=1&query=${Latitude},${Longitude}`}
        target="_blank"
        rel="noopener"
      >
        <MapPin className="text-coral-600" aria-hidden />
        <span className="flex-1">{activity.PickupPoint || activity.CityName}</span>
        <span className="link flex items-center gap-2">
          {t('openMaps')}
          <ExternalLink size={16} aria-hidden />
        </span>
      </a>
    </Section>
  )
}

/** Everything there is to know, section by section; empty ones are left out. */
export function DetailsSections({ activity }: Props) {
  const t = useActivitiesText()
  return (
    <>
      <Section id="overview" title={t('overview')}>
        <Html html={activity.Description} />
      </Section>
      <Lists activity={activity} />
      <Important activity={activity} />
      <Practical activity={activity} />
      {activity.Videos.length > 0 && (
        <Section id="videos" title={t('videos')}>
          <div className="grid gap-4 md:grid-cols-2">
            {activity.Videos.map((id, at) => (
              <Video key={id} id={id} n={at + 1} />
            ))}
          </div>
        </Section>
      )}
      <Place activity={activity} />
      {activity.TermsAndConditions && (
        <Section id="terms" title={t('terms')}>
          <Html html={activity.TermsAndConditions} />
        </Section>
      )}
      <Section id="reviews" title={t('reviews')}>
        {activity.Rating ? (
          <Score
            rating={activity.Rating}
            word={activity.RatingDegree}
            reviews={activity.ReviewsCount}
          />
        ) : (
          <p className="text-ink-2">{t('noReviews')}</p>
        )}
      </Section>
    </>
  )
}
