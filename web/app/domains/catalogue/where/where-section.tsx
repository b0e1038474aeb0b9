import { cairoDate } from '@rihla/contract/values/dates'
import { mapLink } from '@rihla/contract/values/map-link'
import { cairoMoment } from '@rihla/contract/values/moments'
import type { Where } from '@rihla/contract/where-and-when'
import { cairoTime } from '../../../platform/locale/dates.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { useCatalogueText } from '../use-catalogue-text.ts'
import { Section } from '../details/details-sections.tsx'
import { FactRows } from '../details/fact-list.tsx'

/** The place, and where it is on a map. */
function Place({ where }: { where: Where }) {
  const { Latitude: latitude, Longitude: longitude } = where
  const href = mapLink({ latitude, longitude })
  const name = <bdi>{where.Place}</bdi>
  if (href === null) return name
  return (
    <a className="link" href={href} target="_blank" rel="noreferrer">
      {name}
    </a>
  )
}

/** When it begins and ends on the chosen date, where, and whom to call: as the reservation will say it. */
export function WhereSection({ where }: { where: Where }) {
  const t = useCatalogueText()
  const language = useLanguage()
  const { StartsAt, EndsAt, Address, Phone } = where
  const [from, to] = [new Date(StartsAt), EndsAt && new Date(EndsAt)]
  // What ends on its own day says only its hour.
  const endsAt = (at: Date): string =>
    cairoDate(at) === cairoDate(from) ? cairoTime(at) : cairoMoment(at, language)
  return (
    <Section id="where" title={t('whereAndWhen')}>
      <FactRows
        rows={[
          [t('begins'), cairoMoment(from, language)],
          [t('ends'), to && endsAt(to)],
          [t('place'), <Place key="place" where={where} />],
          [t('address'), Address && <bdi>{Address}</bdi>],
          [
            t('callUs'),
            Phone && (
              <a key="call" className="link" dir="ltr" href={`tel:${Phone.replaceAll(' ', '')}`}>
                {Phone}
              </a>
            ),
          ],
        ]}
      />
    </Section>
  )
}
