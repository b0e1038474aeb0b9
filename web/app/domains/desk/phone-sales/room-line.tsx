import { CircleCheck, TriangleAlert } from '../../../ui/brand/icons.ts'
import { useDeskText } from '../use-desk-text.ts'

/** Whether there is room for them, as things stand. */
export function RoomLine({ hasRoom }: { hasRoom: boolean }) {
  const t = useDeskText()
  const Icon = hasRoom ? CircleCheck : TriangleAlert
  return (
    <p className={`flex gap-2 type-small ${hasRoom ? 'text-teal-700' : 'text-bad-700'}`}>
      <Icon size={18} className="flex-none" aria-hidden />
      {t(hasRoom ? 'saleRoom' : 'saleNoRoom')}
    </p>
  )
}
