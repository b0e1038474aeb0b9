import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { askCountsAgain, keyOf, pageOf } from '../../catalogue/index.ts'
import { useStaysText } from '../use-stays-text.ts'
import { MAP_KEY } from '../map/map-query.ts'
import { staySearch } from './stay-search.ts'
import type { StaySearch } from './use-stay-search.ts'

const AGAIN_MS = 2000
/** Longer than a supplier is waited for. */
const MOST_TIMES = 10

/** Whether something moves that is read, or about to be pressed, if the list is put in order anew. */
function isListInUse(): boolean {
  const list = document.querySelector('.result-cards, .map-list')
  if (!list) return false
  const { top } = list.getBoundingClientRect()
  return list.contains(document.activeElement) || list.matches(':hover') || top < 0
}

/** The first page of the same search, asked for beside the list until all have answered. */
function useWholePage({ kind, asked, total }: StaySearch) {
  const client = useQueryClient()
  const stays = staySearch[kind]
  const key = keyOf(stays, asked)
  const [times, setTimes] = useState(0)
  const { data: whole } = useQuery({
    queryKey: ['whole', ...key],
    queryFn: async ({ signal }) => {
      setTimes((n) => n + 1)
      const page = await pageOf(stays, asked, 1, signal)
      // How many more there are than in a list that had better stay as it is.
      return 'coming' in page ? null : { page, more: isListInUse() ? page.TotalRecords - total : 0 }
    },
    initialData: null,
    staleTime: AGAIN_MS,
    gcTime: 0,
    refetchInterval: ({ state }) => state.data === null && times < MOST_TIMES && AGAIN_MS,
  })
  return {
    more: whole && Math.max(0, whole.more),
    isOver: times === MOST_TIMES,
    /** The list begins with it, and has no more; what stands beside it is counted anew. */
    show: () => {
      client.setQueryData(key, { pages: [whole?.page], pageParams: [1] })
      void askCountsAgain(client, stays)
      void client.invalidateQueries({ queryKey: MAP_KEY })
    },
  }
}

/**
 * Says that a supplier is still being asked, and asks again until it has answered. Its hotels then take their
 * places in the list; in one that is in use already they wait until they are asked for.
 */
export default function MoreComing({ search }: { search: StaySearch }) {
  const t = useStaysText()
  const { more, isOver, show } = useWholePage(search)
  const arrive = useEffectEvent(show)
  useEffect(() => {
    if (more === 0) arrive()
  }, [more])
  if (more)
    return (
      <Button
        kind="teal"
        className="late-stays"
        onClick={() => {
          show()
          document.querySelector('.toolbar')?.scrollIntoView()
        }}
      >
        {t('moreArrived', { count: more })}
      </Button>
    )
  return !isOver && <span className="type-small block text-ink-2">{t('moreComing')}</span>
}
