import { ChevronDown } from '../../../ui/brand/icons.ts'
import { useState } from 'react'
import { Html, Section } from '../../catalogue/index.ts'
import { useStaysText } from '../use-stays-text.ts'

/** So much is read at a glance. */
const SHORT = 420

/** What the place is like; a long text opens by a press. */
export function Overview({ html }: { html: string }) {
  const t = useStaysText()
  const long = html.length > SHORT
  const [open, setOpen] = useState(false)
  return (
    <Section id="overview" title={t('overview')}>
      <div className={long && !open ? 'clamped' : undefined}>
        <Html html={html} />
      </div>
      {long && (
        <button
          type="button"
          className="link flex min-h-11 items-center gap-1.5 justify-self-start"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {t(open ? 'readLess' : 'readMore')}
          <ChevronDown size={17} className={open ? 'rotate-180' : ''} aria-hidden />
        </button>
      )}
    </Section>
  )
}
