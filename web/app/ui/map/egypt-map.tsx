import { useLanguage } from '../../platform/locale/use-text.tsx'
import {
  around,
  FRAME,
  lakes,
  land,
  pathOf,
  project,
  rivers,
  towns,
  type GeoPlace,
} from './egypt-geometry.ts'

const LAND = pathOf(land, true)
const AROUND = around.map((line) => pathOf(line, true))
const RIVERS = rivers.map((line) => pathOf(line))
const LAKES = lakes.map((line) => pathOf(line))

/** Land, sea and river; `scale` keeps lines equally thin however near one looks. */
export function EgyptDrawing({ scale = 1 }: { scale?: number }) {
  return (
    <g strokeLinejoin="round" strokeLinecap="round" fill="none">
      <rect x={-2000} y={-2000} width={5200} height={5200} fill="var(--map-sea)" />
      {AROUND.map((d) => (
        <path key={d} d={d} fill="var(--map-around)" />
      ))}
      <path d={LAND} fill="var(--map-land)" stroke="#fff" strokeWidth={3 * scale} />
      {LAKES.map((d) => (
        <path key={d} d={d} stroke="var(--map-river)" strokeWidth={9} />
      ))}
      {RIVERS.map((d) => (
        <path key={d} d={d} stroke="var(--map-river)" strokeWidth={Math.max(3 * scale, 1.2)} />
      ))}
    </g>
  )
}

/** Towns by name, as many as have room. */
export function Towns({ scale = 1 }: { scale?: number }) {
  const language = useLanguage()
  return (
    <g fontSize={25 * scale} fill="var(--color-ink-2)" aria-hidden>
      {towns.map(({ at: [longitude, latitude], name }) => {
        const { x, y } = project({ latitude, longitude })
        return (
          <g key={name.en}>
            <circle cx={x} cy={y} r={4.5 * scale} fill="var(--color-sand-700)" />
            <text x={x - 12 * scale} y={y + 8 * scale} className="map-town">
              {name[language]}
            </text>
          </g>
        )
      })}
    </g>
  )
}

/** A small map of Egypt with a pin on it, drawn by us: nothing is fetched from a third party. */
export function EgyptMap({ label, at }: { label: string; at: GeoPlace }) {
  const { x, y } = project(at)
  return (
    <div className="egypt-map">
      <svg
        viewBox={`${FRAME.x} ${FRAME.y} ${FRAME.width} ${FRAME.height}`}
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={label}
      >
        <EgyptDrawing />
        <Towns />
        <g transform={`translate(${x} ${y}) scale(2.6)`}>
          <path
            d="M0 0C-7-9-12-14.5-12-21a12 12 0 0 1 24 0C12-14.5 7-9 0 0Z"
            fill="var(--color-coral-600)"
            stroke="#fff"
            strokeWidth="1.5"
          />
          <circle cy={-21} r={4.4} fill="#fff" />
        </g>
      </svg>
    </div>
  )
}
