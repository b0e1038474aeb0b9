import { useEffect, useState } from 'react'
import { SectionTabs, type TabItem } from '../../ui/tabs.tsx'

/** Which of some parts of the page stands highest on the screen. */
export function useCurrentSection(ids: readonly string[]): string {
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
export function SectionNav({ label, items }: { label: string; items: readonly TabItem[] }) {
  const current = useCurrentSection(items.map(({ id }) => id))
  return <SectionTabs label={label} items={items} current={current} />
}
