import {
  Armchair,
  BedSingle,
  CircleCheck,
  Coffee,
  Plug,
  Snowflake,
  Toilet,
  Tv,
  Wifi,
  type IconComponent,
} from '../../../ui/brand/icons.ts'
import { useBusText } from '../use-bus-text.ts'

const icons = {
  wifi: Wifi,
  air_conditioning: Snowflake,
  toilet: Toilet,
  usb: Plug,
  snack: Coffee,
  screen: Tv,
  recliner: Armchair,
  blanket: BedSingle,
} satisfies Record<string, IconComponent>
type Known = keyof typeof icons

const isKnown = (name: string): name is Known => name in icons

/** What there is on board, each icon with its name for screen readers. */
export function Amenities({ names }: { names: readonly string[] }) {
  const t = useBusText()
  if (names.length === 0) return null
  return (
    <ul className="bus-amenities" aria-label={t('amenities')}>
      {names.map((name) => {
        const Icon = isKnown(name) ? icons[name] : CircleCheck
        const text = isKnown(name) ? t(`amenity-${name}`) : name.replaceAll('_', ' ')
        return (
          <li key={name} title={text}>
            <Icon size={17} aria-hidden />
            <span className="sr-only">{text}</span>
          </li>
        )
      })}
    </ul>
  )
}
