import type { RoomOffer } from '@rihla/contract/catalogue/hotels'
import type { StayKind } from '@rihla/contract/catalogue/stays-address'
import { commaOf } from '@rihla/contract/values/language'
import { formatEgp } from '@rihla/contract/values/money'
import { BedDouble, Check, Users, Utensils } from '../../../ui/brand/icons.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Badge } from '../../../ui/card/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Picture } from '../../../ui/card/picture.tsx'
import { Price } from '../../../ui/card/price.tsx'
import { pricesOf } from '../booking/stay-prices.ts'
import { useStaysText } from '../use-stays-text.ts'

type Props = {
  kind: StayKind
  room: RoomOffer
  nights: number
  /** The reader holds it on these nights. */
  held: boolean
  /** It can be chosen: free, or held for these guests. */
  open: boolean
  chosen: boolean
  /** The price shown is of another choice. */
  stale: boolean
  onPick: () => void
  onDetails: () => void
}

function Facts({ kind, room }: Pick<Props, 'kind' | 'room'>) {
  const t = useStaysText()
  return (
    <ul className="room-facts">
      <li>
        <Utensils aria-hidden />
        {room.Board}
      </li>
      <li>
        <Users aria-hidden />
        {t('sleeps', { n: room.MaxOccupancy })}
      </li>
      <li>
        <BedDouble aria-hidden />
        {[room.RoomsCount > 1 && t(`roomsCount-${kind}`, { count: room.RoomsCount }), room.Category]
          .filter(Boolean)
          .join(' · ')}
      </li>
    </ul>
  )
}

function Choose({ kind, room, nights, held, open, chosen, stale, onPick }: Props) {
  const t = useStaysText()
  const language = useLanguage()
  if (!open)
    return (
      <p className="type-small room-unavailable">
        {held ? t(`heldByYou-${kind}`) : (room.UnavailableText ?? t('notAvailable'))}
      </p>
    )
  const { now, was } = pricesOf(room)
  const service = was ? (room.DiscountedServiceFees ?? room.ServiceFees) : room.ServiceFees
  return (
    <div className="room-side" data-stale={stale ? '' : undefined}>
      <div>
        <Price now={now} was={was} note={t('nightsTaxes', { count: nights })} />
        {service > 0 && (
          <p className="type-caption text-ink-3">
            {t('serviceFees', { amount: formatEgp(service, language) })}
          </p>
        )}
        {!room.IsRoomAvailable && (
          <p className="type-caption text-ink-2">{t(`heldByYou-${kind}`)}</p>
        )}
      </div>
      <Button
        kind={chosen ? 'soft' : 'secondary'}
        size="small"
        aria-pressed={chosen}
        aria-label={`${t(chosen ? 'selected' : 'select')}: ${room.Name}${commaOf(language)}${room.Board}`}
        disabled={stale}
        onClick={onPick}
      >
        {chosen && <Check aria-hidden />}
        {t(chosen ? 'selected' : 'select')}
      </Button>
    </div>
  )
}

/** One room type for the stay: what it is, what it costs, and the button that chooses it. */
export function RoomCard(props: Props) {
  const { kind, room, chosen, onDetails } = props
  const t = useStaysText()
  return (
    <li className="room-card" data-chosen={chosen ? '' : undefined}>
      <div className="room-picture">
        <Picture src={room.ImageUrl} alt="" sizes="(min-width: 768px) 180px, 112px" />
      </div>
      <div className="room-body">
        <h3 className="type-title">{room.Name}</h3>
        <Facts kind={kind} room={room} />
        {room.IsRefundable ? (
          <Badge tone="ok" icon={<Check aria-hidden />}>
            {room.IsRefundableText}
          </Badge>
        ) : (
          <Badge>{room.IsRefundableText}</Badge>
        )}
        <p className="room-more">
          <button type="button" className="link min-h-9" onClick={onDetails}>
            {t(`roomDetails-${kind}`)}
            <span className="sr-only">: {room.Name}</span>
          </button>
          {room.CountAvailableText && (
            <span className="text-coral-ink">{room.CountAvailableText}</span>
          )}
        </p>
      </div>
      <Choose {...props} />
    </li>
  )
}
