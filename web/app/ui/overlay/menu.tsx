import type { KeyboardEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { Popover, type PopoverProps } from './popover.tsx'

export type MenuItem =
  | { text: string; icon?: ReactNode; href: string; onPick?: undefined }
  | { text: string; icon?: ReactNode; href?: undefined; onPick: () => void }

function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')]
  const at = items.indexOf(document.activeElement as HTMLElement)
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key]
  if (to === undefined) return
  event.preventDefault()
  items.at(to % items.length)?.focus()
}

/** A short list of things to do; arrows, Home and End move. */
export function Menu({
  items,
  head,
  ...popover
}: Omit<PopoverProps, 'children' | 'role'> & { items: readonly MenuItem[]; head?: ReactNode }) {
  return (
    <Popover {...popover} className="p-2!">
      {head}
      <div role="menu" aria-label={popover.label} tabIndex={-1} onKeyDown={moveFocus}>
        {items.map(({ text, icon, href, onPick }) =>
          href === undefined ? (
            <button
              key={text}
              type="button"
              role="menuitem"
              className="list-row"
              onClick={() => (popover.onClose(), onPick())}
            >
              {icon}
              {text}
            </button>
          ) : (
            <Link
              key={text}
              role="menuitem"
              className="list-row"
              to={href}
              onClick={popover.onClose}
            >
              {icon}
              {text}
            </Link>
          ),
        )}
      </div>
    </Popover>
  )
}
