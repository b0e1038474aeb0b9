import type { HeldBooking } from '@rihla/contract/checkout'
import { mapLink } from '@rihla/contract/values/map-link'
import type { Fact } from '../../../ui/card/facts.tsx'
import type { useCheckoutText } from '../use-checkout-text.ts'

/** Where it begins, and whom to call; nothing for what was held before it was written down. */
export function whereFacts(
  { Where: it }: HeldBooking,
  t: ReturnType<typeof useCheckoutText>,
): readonly Fact[] {
  if (!it) return []
  const href = mapLink({ latitude: it.Latitude, longitude: it.Longitude }) ?? undefined
  return [
    [
      t('where'),
      <a key="where" className="link" href={href} target="_blank" rel="noreferrer">
        <bdi>{it.Place}</bdi>
      </a>,
    ],
    [t('address'), it.Address && <bdi>{it.Address}</bdi>],
    [
      t('callUs'),
      it.Phone && (
        <a key="call" className="link" dir="ltr" href={`tel:${it.Phone.replaceAll(' ', '')}`}>
          {it.Phone}
        </a>
      ),
    ],
  ]
}
