import { continueHref } from '@rihla/contract/checkout/address'
import type { LiveReservation } from '@rihla/contract/checkout/live-reservations'
import { LinkButton } from '../../ui/button/button.tsx'
import { Countdown } from '../../ui/feedback/countdown.tsx'
import { useHeldText } from './use-held-text.ts'

const labels: Readonly<Record<string, 'held-Hotel' | 'held-NileCruise' | 'held-Bus'>> = {
  Hotel: 'held-Hotel',
  NileCruise: 'held-NileCruise',
  Bus: 'held-Bus',
}

type Props = { live: LiveReservation; short?: boolean }

/** In the place of the button that books: the reader holds this already, so it leads on. */
export function HeldPanel({ live, short }: Props) {
  const t = useHeldText()
  const guests = t('guests', { count: live.AdultsCount + live.ChildrenAges.length })
  const label = t(labels[live.Module] ?? 'held')
  const link = (
    <LinkButton
      kind="primary"
      size={short ? 'medium' : 'large'}
      block={!short}
      to={continueHref(live)}
    >
      {t('continue')}
    </LinkButton>
  )
  if (short)
    return (
      <div className="held-short">
        {link}
        <p className="type-caption text-ink-3">{guests}</p>
      </div>
    )
  return (
    <section className="grid gap-2" aria-label={label}>
      <Countdown until={live.ExpiresAt} label={label} endedText={t('ended')} />
      {link}
      <p className="type-caption text-center text-ink-3">
        {[live.Room?.Name, guests].filter(Boolean).join(' · ')}
      </p>
    </section>
  )
}
