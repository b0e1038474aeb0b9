import type { StayKind } from '@rihla/contract/catalogue/stays-address'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { RoomCard } from './room-card.tsx'
import { Section } from '../catalogue/details.ts'
import type { PricingInHand } from './use-pricing.ts'
import { useStaysText } from './use-stays-text.ts'

const RoomDialog = lazy(() => import('./room-dialog.tsx'))

const RoomSkeleton = () => (
  <li className="room-card" aria-hidden>
    <div className="room-picture">
      <Skeleton className="h-full" />
    </div>
    <div className="room-body">
      <Skeleton className="h-6 w-3/5" />
      <Skeleton className="h-5 w-4/5" />
      <Skeleton className="h-6 w-2/5" />
      <Skeleton className="h-5 w-1/3" />
    </div>
    <div className="room-side">
      <Skeleton className="h-14 w-28" />
      <Skeleton className="h-10 w-24" />
    </div>
  </li>
)

type Props = { kind: StayKind; hotelId: number; nights: number; prices: PricingInHand }

function Rooms({ kind, hotelId, nights, prices }: Props) {
  const t = useStaysText()
  const [shown, setShown] = useState<number | null>(null)
  const { pricing, problem, loading, room: chosen, pick, take, retry } = prices
  if (problem) {
    return (
      <div className="notice notice-bad items-center" role="alert">
        <p className="flex-1">{problem.message || t('priceFailed')}</p>
        <Button size="small" onClick={retry}>
          {t('tryAgain')}
        </Button>
      </div>
    )
  }
  if (!pricing) {
    return (
      <ul className="grid gap-4" aria-busy="true" aria-label={t('loadingPrice')}>
        <RoomSkeleton />
        <RoomSkeleton />
        <RoomSkeleton />
      </ul>
    )
  }
  if (pricing.Rooms.length === 0) return <p className="text-ink-2">{t(`noRooms-${kind}`)}</p>
  const opened = pricing.Rooms.find(({ RoomId }) => RoomId === shown)
  return (
    <>
      <ul className="grid gap-4" aria-busy={loading}>
        {pricing.Rooms.map((room) => (
          <RoomCard
            key={room.RoomId}
            kind={kind}
            room={room}
            nights={nights}
            chosen={room.RoomId === chosen?.RoomId}
            stale={loading}
            onPick={() => pick(room.RoomId)}
            onDetails={() => setShown(room.RoomId)}
          />
        ))}
      </ul>
      {opened && (
        <Suspense>
          <RoomDialog
            kind={kind}
            hotelId={hotelId}
            room={opened}
            onClose={() => setShown(null)}
            onChoose={() => (take(opened.RoomId), setShown(null))}
          />
        </Suspense>
      )}
    </>
  )
}

/** Every room of the stay, the ones that can be had first. */
export function RoomList(props: Props) {
  const t = useStaysText()
  return (
    <Section id="rooms" title={t(`chooseRoom-${props.kind}`)}>
      <Rooms {...props} />
    </Section>
  )
}
