import { useEffect, useState } from 'react'
import { SectionTabs, type TabItem } from '../../../ui/navigation/tabs.tsx'

/** Where the page begins to be seen, under what sticks to its top. */
const BELOW_HEADER = 160

/** Watches these parts of the page; those that come late, or come anew, as soon as they are there. */
function watchAll(ids: readonly string[], watcher: IntersectionObserver): () => void {
  const watched = new Map<string, Element>()
  const look = (): void => {
    for (const id of ids) {
      const [before, now] = [watched.get(id), document.getElementById(id)]
      if (before === now || !now) continue
      if (before) watcher.unobserve(before)
      watcher.observe(now)
      watched.set(id, now)
    }
  }
  look()
  const changes = new MutationObserver(look)
  changes.observe(document.body, { childList: true, subtree: true })
  return () => (changes.disconnect(), watcher.disconnect())
}

/** Which of some parts of the page stands highest on the screen. */
export function useCurrentSection(ids: readonly string[]): string {
  const [current, setCurrent] = useState(ids[0] ?? '')
  const all = ids.join(' ')
  useEffect(() => {
    const watcher = new IntersectionObserver(
      (entries) => {
        const shown = entries.find(({ isIntersecting }) => isIntersecting)
        const first = document.getElementById(all.split(' ')[0] ?? '')
        if (shown) setCurrent(shown.target.id)
        // Back above all of them.
        else if (first && first.getBoundingClientRect().top > BELOW_HEADER) setCurrent(first.id)
      },
      { rootMargin: `-${BELOW_HEADER}px 0px -65% 0px` },
    )
    return watchAll(all.split(' '), watcher)
  }, [all])
  return current
}

/** Links to the sections of the page, the one in view marked. */
export function SectionNav({ label, items }: { label: string; items: readonly TabItem[] }) {
  const current = useCurrentSection(items.map(({ id }) => id))
  return <SectionTabs label={label} items={items} current={current} />
}
