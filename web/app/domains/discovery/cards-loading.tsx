import { CardSkeleton, LoadingArea } from '../../ui/feedback/skeleton.tsx'
import { useDiscoveryText } from './use-discovery-text.ts'

/** The places of cards that are on their way. */
export function CardsLoading({ className }: { className: string }) {
  const t = useDiscoveryText()
  return (
    <LoadingArea text={t('offersLoading')} className={className}>
      {['a', 'b', 'c', 'd'].map((key) => (
        <CardSkeleton key={key} />
      ))}
    </LoadingArea>
  )
}
