import type { StayKind } from '@rihla/contract/catalogue/stays-address'
import { lazy, memo, Suspense, useState } from 'react'
import { Info } from '../../../ui/brand/icons.ts'
import { Button } from '../../../ui/button/button.tsx'
import { RoomCard } from './room-card.tsx'
import { problemText, Section } from '../../catalogue/index.ts'
import { RoomSkeletons } from './rooms-skeleton.tsx'
import type { StayPricing } from './use-pricing.ts'
import { useStaysText } from '../use-stays-text.ts'

const RoomDialog = lazy(() => import('./room-dialog.tsx'))

type Props = {
  kind: StayKind
  hotelId: number
  nights: number
  prices: StayPricing
  /** The room that the reader holds on these nights. */
  heldRoom: number | null
}

function Rooms({ kind, hotelId, nights, prices, heldRoom }: Props) {
  const t = useStaysText()
  const [shown, setShown] = useState<number | null>(null)
  const { pricing, problem, loading, room: chosen, gone, mayChoose, pick, take, retry } = prices
  if (problem) {
    return (
      <div className="notice notice-bad items-center" role="alert">
        <p className="flex-1">
          {problemText(problem, { failed: t('priceFailed'), empty: t('noData') })}
        </p>
        <Button size="small" onClick={retry}>
          {t('tryAgain')}
        </Button>
      </div>
    )
  }
  if (!pricing) return <RoomSkeletons />
  if (pricing.Rooms.length === 0) return <p className="text-ink-2">{t(`noRooms-${kind}`)}</p>
  const opened = pricing.Rooms.find(({ RoomId }) => RoomId === shown)
  return (
    <>
      {gone && (
        <p className="notice notice-info" role="status">
          <Info aria-hidden />
          {t(`roomGone-${kind}`)}
        </p>
      )}
      <ul className="grid grid-cols-1 gap-4" aria-busy={loading}>
        {pricing.Rooms.map((room) => (
          <RoomCard
            key={room.RoomId}
            kind={kind}
            room={room}
            nights={nights}
            held={room.RoomId === heldRoom}
            open={mayChoose(room)}
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
            open={mayChoose(opened)}
            onClose={() => setShown(null)}
            onChoose={() => (take(opened.RoomId), setShown(null))}
          />
        </Suspense>
      )}
    </>
  )
}

/** Every room of the stay, the ones that can be had first. */
export const RoomList = memo(function RoomList(props: Props) {
  const t = useStaysText()
  return (
    <Section id="rooms" title={t(`chooseRoom-${props.kind}`)}>
      <Rooms {...props} />
    </Section>
  )
})
