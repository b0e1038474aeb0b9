import { ExternalLink } from '../../../ui/brand/icons.ts'
import { lazy, Suspense } from 'react'
import { Section } from './details-sections.tsx'
import { useCatalogueText } from '../use-catalogue-text.ts'

const EgyptMap = lazy(() =>
  import('../../../ui/map/egypt-map.tsx').then((m) => ({ default: m.EgyptMap })),
)

type Spot = { latitude: number; longitude: number; name: string }

/** Where map services show a place. */
const services: readonly (readonly [string, (spot: Spot) => string])[] = [
  [
    'Google Maps',
    ({ latitude, longitude }) =>
      `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`,
  ],
  [
    'Apple Maps',
    ({ latitude, longitude, name }) =>
      `https://maps.apple.com/?ll=${latitude},${longitude}&q=${encodeURIComponent(name)}`,
  ],
  [
    'OpenStreetMap',
    ({ latitude, longitude }) =>
      `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`,
  ],
]

/** Where it is: a drawn map, and the map services by coordinates; nothing without coordinates. */
export function MapCard({
  latitude,
  longitude,
  name,
  note,
}: {
  latitude: number | null
  longitude: number | null
  name: string
  note: string
}) {
  const t = useCatalogueText()
  if (latitude === null || longitude === null) return null
  return (
    <Section id="location" title={t('location')}>
      <div className="place-card">
        <div className="min-h-[280px]">
          <Suspense>
            <EgyptMap label={t('mapOf', { name })} at={{ latitude, longitude }} />
          </Suspense>
        </div>
        <div className="place-words">
          <p className="font-semibold">
            <bdi>{name}</bdi>
          </p>
          <p className="type-small text-ink-2">{note}</p>
          <ul className="mt-2 grid">
            {services.map(([service, hrefOf]) => (
              <li key={service}>
                <a
                  className="link flex min-h-11 items-center gap-2"
                  href={hrefOf({ latitude, longitude, name })}
                  target="_blank"
                  rel="noopener"
                >
                  <span>{t('openIn', { service })}</span>
                  <ExternalLink size={15} aria-hidden />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}
