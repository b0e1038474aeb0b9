import { Check, Clock, X } from '../../ui/brand/icons.ts'
import { Badge } from '../../ui/card/badge.tsx'
import { bookingTone } from './list/booking-filters.ts'

const icons = { ok: Check, warn: Clock, bad: X } as const

/** How a booking stands: icon, word and colour together. */
export function BookingBadge({ code, text }: { code: string; text: string }) {
  const tone = bookingTone(code)
  const Icon = icons[tone]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {text}
    </Badge>
  )
}
