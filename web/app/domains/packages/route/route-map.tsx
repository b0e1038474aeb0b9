import { commaOf } from '@rihla/contract/values/language'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { EgyptDrawing } from '../../../ui/map/egypt-map.tsx'
import { FRAME, project } from '../../../ui/map/egypt-geometry.ts'
import { boxAround, bow, placeLabels, townsApart } from './route-drawing.ts'
import { daysText, type Route } from './route.ts'
import { usePackagesText } from '../use-packages-text.ts'

const anchors = { right: 'start', left: 'end', below: 'middle', above: 'middle' } as const
/** Height of a letter on the map when it is shown at its usual size, in parts of its larger side. */
const LETTER = 1 / 26

/** The way through Egypt, drawn by us: each place with its days, and where one is by now. */
export default function RouteMap({ route, day }: { route: Route; day: number | null }) {
  const t = usePackagesText()
  const language = useLanguage()
  const points = route.stops.map(({ at }) => project(at))
  const box = boxAround(points)
  const unit = Math.max(box.width, box.height) * LETTER
  const labels = placeLabels(route.stops, unit)
  const spoken = route.stops
    .map(({ name, days }) => t('routeStop', { name, days: daysText(days, commaOf(language)) }))
    .join(t('listComma'))
  return (
    <div className="egypt-map route-map">
      <svg
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        preserveAspectRatio="xMidYMid meet"
        role="img"
        aria-label={t('routeLabel', { stops: spoken })}
        direction="ltr"
      >
        <EgyptDrawing scale={box.width / FRAME.width} />
        <g fontSize={unit * 0.86} aria-hidden>
          {townsApart(route.stops, unit).map(({ name, x, y }) => (
            <g key={name.en} fill="var(--color-sand-700)">
              <circle cx={x} cy={y} r={unit * 0.18} />
              <text x={x} y={y - unit * 0.5} textAnchor="middle" className="route-town">
                {name[language]}
              </text>
            </g>
          ))}
        </g>
        <g fill="none" stroke="var(--color-coral-600)" strokeWidth={unit * 0.16}>
          {route.legs.map(([from, to]) => {
            const [a, b] = [points[from], points[to]]
            return (
              a &&
              b && (
                <path
                  key={`${from}-${to}`}
                  d={bow(a, b)}
                  strokeDasharray={`${unit * 0.5} ${unit * 0.34}`}
                  strokeLinecap="round"
                />
              )
            )
          })}
        </g>
        {route.stops.map(({ name, days }, at) => {
          const { x, y } = points[at] ?? { x: 0, y: 0 }
          const label = labels[at]
          const text = daysText(days, commaOf(language))
          const half = Math.max(unit * 0.85, text.length * unit * 0.3 + unit * 0.3)
          const now = day !== null && days.includes(day)
          return (
            <g key={name + text} className="route-stop" data-now={now ? '' : undefined}>
              <rect
                x={x - half}
                y={y - unit * 0.85}
                width={half * 2}
                height={unit * 1.7}
                rx={unit * 0.85}
                strokeWidth={unit * 0.14}
              />
              <text x={x} y={y + unit * 0.32} fontSize={unit * 0.9} textAnchor="middle">
                {text}
              </text>
              {label && (
                <text
                  className="route-name"
                  x={
                    label.at.x +
                    (label.side === 'right' ? half - unit : label.side === 'left' ? unit - half : 0)
                  }
                  y={label.at.y}
                  fontSize={unit}
                  textAnchor={anchors[label.side]}
                >
                  {name}
                </text>
              )}
            </g>
          )
        })}
      </svg>
    </div>
  )
}
