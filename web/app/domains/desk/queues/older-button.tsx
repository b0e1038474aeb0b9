import { Button } from '../../../ui/button/button.tsx'
import { useDeskText } from '../use-desk-text.ts'

type Paged = {
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly fetchNextPage: () => unknown
}

/** Loads what is older, below what is shown; nothing when that is all. */
export function OlderButton({ asked }: { asked: Paged }) {
  const t = useDeskText()
  if (!asked.hasNextPage) return null
  return (
    <Button
      className="justify-self-start"
      busy={asked.isFetchingNextPage && t('olderLoading')}
      onClick={() => void asked.fetchNextPage()}
    >
      {t('showOlder')}
    </Button>
  )
}
