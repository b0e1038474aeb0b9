import type { ReservationPaymentStatus, ReservationStatus } from '@rihla/contract/reservations'
import { Check, Circle, Clock, Flag, X } from '../../ui/brand/icons.ts'
import { Badge } from '../../ui/card/badge.tsx'
import { toneOf } from './status.ts'

const icons = { ok: Check, warn: Clock, bad: X, info: Flag, plain: Circle } as const

/** A status as icon, word and colour together. */
export function StatusBadge({
  code,
  text,
}: {
  code: ReservationStatus | ReservationPaymentStatus
  text: string
}) {
  const tone = toneOf(code)
  const Icon = icons[tone]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {text}
    </Badge>
  )
}
