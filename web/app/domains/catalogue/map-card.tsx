import { ExternalLink } from 'lucide-react'
import { Section } from './details-sections.tsx'
import { useCatalogueText } from './use-catalogue-text.ts'

const SCALE = 30
const WEST = 24.6
const NORTH = 31.9
/** A degree of longitude is shorter than one of latitude here. */
const SQUEEZE = 0.89
const x = (longitude: number): number => Math.round((longitude - WEST) * SCALE * SQUEEZE * 10) / 10
const y = (latitude: number): number => Math.round((NORTH - latitude) * SCALE * 10) / 10

type Point = readonly [longitude: number, latitude: number]
const path = (points: readonly Point[]): string =>
  points.map(([lon, lat], at) => `${at ? 'L' : 'M'}${x(lon)} ${y(lat)}`).join(' ')

/** Roughly Egypt: coast, Sinai with its two gulfs, the border. Drawn to recognise, not to measure. */
const land = path([
  [25, 31.65],
  [26, 31.5],
  [27.3, 31.4],
  [28.3, 31.05],
  [29, 30.85],
  [29.6, 31],
  [30.2, 31.4],
  [31.1, 31.6],
  [31.9, 31.5],
  [32.3, 31.25],
  [33.2, 31.1],
  [34.2, 31.3],
  [34.55, 30.4],
  [34.9, 29.5],
  [34.65, 28.9],
  [34.45, 28.2],
  [34.25, 27.75],
  [33.75, 28],
  [33.2, 28.7],
  [32.75, 29.5],
  [32.55, 29.95],
  [32.4, 29.6],
  [32.75, 28.9],
  [33.25, 28.2],
  [33.75, 27.4],
  [34, 26.7],
  [34.45, 25.9],
  [35, 24.8],
  [35.5, 23.95],
  [35.75, 23],
  [36.9, 22],
  [25, 22],
])
const river = [
  path([
    [31.3, 22],
    [31.7, 22.5],
    [32.5, 23.2],
    [32.9, 24.1],
    [32.9, 24.8],
    [32.55, 25.4],
    [32.75, 26.15],
    [31.8, 26.3],
    [31.2, 27.2],
    [30.75, 28.1],
    [31.1, 29.2],
    [31.22, 30.1],
    [30.9, 30.8],
    [30.4, 31.45],
  ]),
  path([
    [31.22, 30.1],
    [31.35, 30.9],
    [31.8, 31.48],
  ]),
].join(' ')

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
  const [left, top] = [x(longitude), y(latitude)]
  return (
    <Section id="location" title={t('location')}>
      <div className="map-card">
        <svg viewBox="0 0 334 297" role="img" aria-label={t('mapOf', { name })}>
          <path d={land} className="map-land" />
          <path d={river} className="map-river" />
          <circle cx={left} cy={top} r="13" className="map-halo" />
          <path
            className="map-pin"
            d={`M${left} ${top} c-3 -6 -8 -9 -8 -15 a8 8 0 0 1 16 0 c0 6 -5 9 -8 15z`}
          />
          <circle cx={left} cy={top - 15} r="3" fill="#fff" />
        </svg>
        <div className="map-words">
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
