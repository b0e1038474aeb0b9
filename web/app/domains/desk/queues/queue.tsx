import type { ReactNode } from 'react'
import { EmptyBlock } from '../../../ui/feedback/result-block.tsx'
import { LoadingArea, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { LoadProblem } from '../shell/load-problem.tsx'
import { useDeskText } from '../use-desk-text.ts'

type Asked<Item> = {
  readonly data: { readonly Items: readonly Item[]; readonly Total: number } | undefined
  readonly error: Error | null
  readonly refetch: () => unknown
}

/** The rows of a queue, or why there are none. */
export function Queue<Item extends { readonly Id: number }>({
  asked: { data, error, refetch },
  empty,
  emptyText,
  children,
}: {
  asked: Asked<Item>
  empty: string
  emptyText?: string
  children: (item: Item) => ReactNode
}) {
  const t = useDeskText()
  if (!data && error) return <LoadProblem error={error} retry={refetch} />
  if (!data)
    return (
      <LoadingArea text={t('loading')} className="grid gap-3">
        {[1, 2, 3].map((at) => (
          <Skeleton key={at} className="h-28 rounded-image!" />
        ))}
      </LoadingArea>
    )
  if (data.Items.length === 0)
    return <EmptyBlock title={empty} {...(emptyText && { text: emptyText })} />
  return (
    <>
      <ul className="desk-rows">
        {data.Items.map((item) => (
          <li key={item.Id} className="desk-row">
            {children(item)}
          </li>
        ))}
      </ul>
      {data.Total > data.Items.length && (
        <p className="type-small text-ink-2">
          {t('oldestShown', { count: data.Items.length, total: data.Total })}
        </p>
      )}
    </>
  )
}
