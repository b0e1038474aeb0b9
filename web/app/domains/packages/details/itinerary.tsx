import { lazy, Suspense } from 'react'
import { Html, Section, useCurrentSection } from '../../catalogue/index.ts'
import { routeOf } from '../route/route.ts'
import { usePackagesText } from '../use-packages-text.ts'
import type { ItineraryStep } from '../package-view.ts'

// The drawing of Egypt is as large as a page's own script: it comes after it.
const RouteMap = lazy(() => import('../route/route-map.tsx'))

const idOf = ({ key }: ItineraryStep): string => `step-${key}`

/** Day by day, beside the drawn way; the day one reads about is marked on it. */
export function Itinerary({ steps }: { steps: readonly ItineraryStep[] }) {
  const t = usePackagesText()
  const days = steps.toSorted((a, b) => a.Order - b.Order)
  const current = useCurrentSection(days.map(idOf))
  if (days.length === 0) return null
  const route = routeOf(days)
  const day = days.find((step) => idOf(step) === current)?.Day ?? null
  return (
    <Section id="itinerary" title={t('itinerary')}>
      <div className={route.stops.length > 0 ? 'itinerary' : undefined}>
        <ol className="timeline">
          {days.map((step) => (
            <li
              key={step.key}
              id={idOf(step)}
              className="timeline-item"
              data-state={step.Day === day ? 'now' : 'next'}
            >
              <span className="timeline-disc" aria-hidden>
                {step.Day}
              </span>
              <div className="min-w-0">
                <p className="type-caption text-ink-3">
                  {t('day', { n: step.Day })}
                  {step.CityName && ` · ${step.CityName}`}
                </p>
                <h3 className="type-title mb-1">{step.Title}</h3>
                <Html html={step.html} />
              </div>
            </li>
          ))}
        </ol>
        {route.stops.length > 0 && (
          <div className="itinerary-map">
            <Suspense>
              <RouteMap route={route} day={day} />
            </Suspense>
          </div>
        )}
      </div>
    </Section>
  )
}
