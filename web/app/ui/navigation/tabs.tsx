import type { KeyboardEvent, ReactNode } from 'react'

export type TabItem = { id: string; text: string; icon?: ReactNode }

function onArrow(event: KeyboardEvent<HTMLDivElement>, select: (id: string) => void): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')]
  const at = tabs.indexOf(document.activeElement as HTMLElement)
  const forward = document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const back = document.dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
  const to = { [forward]: at + 1, [back]: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
  if (to === undefined || at < 0) return
  event.preventDefault()
  const tab = tabs.at(to % tabs.length)
  tab?.focus()
  if (tab?.dataset['id']) select(tab.dataset['id'])
}

/** Tabs of one panel; the active one carries the coral wave. Panels are `TabPanel` with the same group. */
export const Tabs = ({
  label,
  group,
  items,
  selected,
  onSelect,
}: {
  label: string
  group: string
  items: readonly TabItem[]
  selected: string
  onSelect: (id: string) => void
}) => (
  <div
    role="tablist"
    tabIndex={-1}
    aria-label={label}
    className="tabs"
    onKeyDown={(event) => onArrow(event, onSelect)}
  >
    {items.map(({ id, text, icon }) => (
      <button
        key={id}
        type="button"
        role="tab"
        id={`${group}-tab-${id}`}
        data-id={id}
        aria-selected={id === selected}
        aria-controls={id === selected ? `${group}-panel-${id}` : undefined}
        tabIndex={id === selected ? 0 : -1}
        className="tab"
        onClick={() => onSelect(id)}
      >
        {icon}
        {text}
      </button>
    ))}
  </div>
)

export const TabPanel = ({
  group,
  id,
  children,
}: {
  group: string
  id: string
  children: ReactNode
}) => (
  <div role="tabpanel" id={`${group}-panel-${id}`} aria-labelledby={`${group}-tab-${id}`}>
    {children}
  </div>
)

/** Links to the sections of a long page, looking like tabs. */
export const SectionTabs = ({
  label,
  items,
  current,
}: {
  label: string
  items: readonly TabItem[]
  current: string
}) => (
  <nav aria-label={label} className="tabs">
    {items.map(({ id, text, icon }) => (
      <a
        key={id}
        href={`#${id}`}
        className="tab"
        aria-current={id === current ? 'true' : undefined}
      >
        {icon}
        {text}
      </a>
    ))}
  </nav>
)
