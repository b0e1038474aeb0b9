import type { StayKind } from '@rihla/contract/catalogue/stays-address'
import { useEffect, useState } from 'react'
import { SectionTabs } from '../../ui/tabs.tsx'
import { useStaysText } from './use-stays-text.ts'

/** Which of some sections stands highest on the screen. */
function useCurrentSection(ids: readonly string[]): string {
  const [current, setCurrent] = useState(ids[0] ?? '')
  const all = ids.join(' ')
  useEffect(() => {
    const watcher = new IntersectionObserver(
      (entries) => {
        const shown = entries.find(({ isIntersecting }) => isIntersecting)
        if (shown) setCurrent(shown.target.id)
      },
      { rootMargin: '-160px 0px -65% 0px' },
    )
    for (const id of all.split(' ')) {
      const section = document.getElementById(id)
      if (section) watcher.observe(section)
    }
    return () => watcher.disconnect()
  }, [all])
  return current
}

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
  const current = useCurrentSection(items.map(({ id }) => id))
  return <SectionTabs label={t('sections')} items={items} current={current} />
}
