import type { StayKind } from '@rihla/contract/catalogue/stays-address'
import { SectionNav } from '../../catalogue/index.ts'
import { useStaysText } from '../use-stays-text.ts'

/** Links to the sections of the page, the one in view marked. */
export function StayTabs({ kind }: { kind: StayKind }) {
  const t = useStaysText()
  const items = [
    { id: 'overview', text: t('overview') },
    ...(kind === 'cruise' ? [{ id: 'sailings', text: t('sailings') }] : []),
    { id: 'rooms', text: t(`rooms-${kind}`) },
    { id: 'dates', text: t('datesTab') },
    { id: 'location', text: t('location') },
    { id: 'good-to-know', text: t('goodToKnow') },
  ]
  return <SectionNav label={t('sections')} items={items} />
}
