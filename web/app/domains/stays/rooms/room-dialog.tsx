import { TermLines } from '../../../ui/card/term-lines.tsx'
import type { RoomOffer } from '@rihla/contract/catalogue/hotels'
import type { StayKind } from '@rihla/contract/catalogue/stays-address'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { Price } from '../../../ui/card/price.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { FeatureList } from '../details/feature-list.tsx'
import { roomQuery } from '../queries.ts'
import { Html, OfferGallery, problemText, Videos } from '../../catalogue/index.ts'
import { pricesOf } from '../booking/stay-prices.ts'
import { useStaysText } from '../use-stays-text.ts'

function Body({ hotelId, roomId }: { hotelId: number; roomId: number }) {
  const t = useStaysText()
  const api = useApi()
  const language = useLanguage()
  const { data, error, refetch } = useQuery(roomQuery(api, language, hotelId, roomId))
  if (error) {
    return (
      <div className="notice notice-bad items-center" role="alert">
        <p className="flex-1">
          {problemText(error, { failed: t('roomFailed'), empty: t('noData') })}
        </p>
        <Button size="small" onClick={() => void refetch()}>
          {t('tryAgain')}
        </Button>
      </div>
    )
  }
  if (!data) {
    return (
      <div className="grid gap-3" aria-busy="true">
        <Skeleton className="aspect-3/2 rounded-image!" />
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="h-16" />
      </div>
    )
  }
  return (
    <div className="grid gap-4">
      <div className="room-gallery">
        <OfferGallery module="room" id={data.RoomId} images={data.Images} />
      </div>
      {data.Subtitle && <p className="text-ink-2">{data.Subtitle}</p>}
      {data.Description && <Html html={data.Description} />}
      {data.Features.length > 0 && <FeatureList features={data.Features} />}
      {data.Videos.length > 0 && (
        <Suspense>
          <Videos ids={data.Videos} />
        </Suspense>
      )}
    </div>
  )
}

/** One room in pictures and words, and the button that chooses it. */
export default function RoomDialog({
  kind,
  hotelId,
  room,
  open,
  onClose,
  onChoose,
}: {
  kind: StayKind
  hotelId: number
  room: RoomOffer
  /** It can be chosen. */
  open: boolean
  onClose: () => void
  onChoose: () => void
}) {
  const t = useStaysText()
  const { now, was } = pricesOf(room)
  return (
    <Dialog
      open
      onClose={onClose}
      title={room.Name}
      className="room-dialog"
      actions={
        open && (
          <div className="flex w-full flex-wrap items-center justify-between gap-3">
            <Price now={now} was={was} note={room.PeriodText} />
            <Button kind="primary" onClick={onChoose}>
              {t(`chooseThis-${kind}`)}
            </Button>
          </div>
        )
      }
    >
      <div className="grid gap-4">
        <Body hotelId={hotelId} roomId={room.RoomId} />
        <section className="grid gap-2">
          <h3 className="type-title">{t('cancellation')}</h3>
          <TermLines lines={room.Cancellation} />
        </section>
      </div>
    </Dialog>
  )
}
