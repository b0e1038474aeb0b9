import type { StayKind } from '@rihla/contract/catalogue/stays-address'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Section } from '../../catalogue/index.ts'
import { useStaysText } from '../use-stays-text.ts'

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

/** The places of rooms whose prices are on their way. */
export function RoomSkeletons() {
  const t = useStaysText()
  return (
    <ul className="grid gap-4" aria-busy="true" aria-label={t('loadingPrice')}>
      <RoomSkeleton />
      <RoomSkeleton />
      <RoomSkeleton />
    </ul>
  )
}

/** The whole section, before anything that shows rooms is there. */
export function RoomsSkeleton({ kind }: { kind: StayKind }) {
  const t = useStaysText()
  return (
    <Section id="rooms" title={t(`chooseRoom-${kind}`)}>
      <RoomSkeletons />
    </Section>
  )
}
