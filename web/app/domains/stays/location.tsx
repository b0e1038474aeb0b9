import type { HotelDetails } from '@rihla/contract/catalogue/hotels'
import { ExternalLink } from 'lucide-react'
import { EgyptMap } from '../../ui/egypt-map.tsx'
import { Section } from '../catalogue/details-sections.tsx'
import { useStaysText } from './use-stays-text.ts'

/** Where it is: on a drawn map, and on real ones elsewhere by its coordinates. */
export function Location({ hotel }: { hotel: HotelDetails }) {
  const t = useStaysText()
  const { Latitude: latitude, Longitude: longitude, Name, Address, City } = hotel
  const links = [
    [t('openMaps'), `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`],
    [
      t('openOsm'),
      `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`,
    ],
  ] as const
  return (
    <Section id="location" title={t('location')}>
      <EgyptMap label={t('mapLabel', { name: Name })} at={{ latitude, longitude }}>
        <div className="map-note">
          <p className="font-semibold">{Address || City}</p>
          {Address && <p className="type-caption text-ink-3">{City}</p>}
          <p className="flex flex-wrap gap-x-4">
            {links.map(([text, href]) => (
              <a
                key={href}
                className="link flex min-h-9 items-center gap-1.5 text-[14px]"
                href={href}
                target="_blank"
                rel="noopener"
              >
                {text}
                <ExternalLink size={15} aria-hidden />
              </a>
            ))}
          </p>
        </div>
      </EgyptMap>
    </Section>
  )
}
