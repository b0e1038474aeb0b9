import { CircleCheck, TriangleAlert } from '../../../ui/brand/icons.ts'
import { Badge } from '../../../ui/card/badge.tsx'
import { useDeskText } from '../use-desk-text.ts'

/** Whether the places are still kept: money that comes for others' places goes back. */
export function PlacesNote({ held }: { held: boolean }) {
  const t = useDeskText()
  return (
    <p>
      {held ? (
        <Badge tone="ok" icon={<CircleCheck aria-hidden />}>
          {t('placesHeld')}
        </Badge>
      ) : (
        <Badge tone="warn" icon={<TriangleAlert aria-hidden />}>
          {t('placesGone')}
        </Badge>
      )}
    </p>
  )
}
