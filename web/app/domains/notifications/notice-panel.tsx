import { CloudOff, X } from '../../ui/brand/icons.ts'
import { useEffect, useRef } from 'react'
import { IconButton, Button } from '../../ui/button/button.tsx'
import { LoadingArea, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { NoticeRow } from './notice-row.tsx'
import { useNotices, type Notices } from './use-notices.ts'
import { useNotificationsText } from './use-notifications-text.ts'

function Loading() {
  const t = useNotificationsText()
  return (
    <LoadingArea text={t('loading')}>
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="notice-row" aria-hidden>
          <Skeleton className="size-[38px] rounded-small!" />
          <span className="grid gap-2 py-1">
            <Skeleton className="h-4 w-11/12" />
            <Skeleton className="h-3 w-2/5" />
          </span>
        </div>
      ))}
    </LoadingArea>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useNotificationsText()
  return (
    <div className="notice-block" role="alert">
      <CloudOff size={30} className="text-bad-600" aria-hidden />
      <p className="type-title">{t('failed')}</p>
      <p className="type-small text-ink-2">{t('failedText')}</p>
      <Button kind="teal" size="small" className="mt-2" onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </div>
  )
}

/** Above those that are here: newer ones may be missing. */
function NewestFailed({ onRetry }: { onRetry: () => void }) {
  const t = useNotificationsText()
  return (
    <div className="grid gap-1 p-3 text-center" role="alert">
      <p className="type-small text-bad-600">{t('failedAgain')}</p>
      <Button kind="text" size="small" onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </div>
  )
}

function Empty() {
  const t = useNotificationsText()
  return (
    <div className="notice-block" role="status">
      <span className="waves-ink mb-2" aria-hidden />
      <p className="type-title">{t('empty')}</p>
      <p className="type-small text-ink-2">{t('emptyText')}</p>
    </div>
  )
}

/** Fetches older ones when it scrolls into view; pressed, it does the same. */
function More({ notices }: { notices: Notices }) {
  const t = useNotificationsText()
  const box = useRef<HTMLDivElement>(null)
  const { state, loadMore } = notices
  useEffect(() => {
    const place = box.current
    if (state !== 'ready' || !place) return
    const watch = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && loadMore(),
      // Before one has come to the end, so that one rarely waits.
      { root: place.closest('.notice-scroll'), rootMargin: '0px 0px 160px' },
    )
    watch.observe(place)
    return () => watch.disconnect()
  }, [state, loadMore])
  return (
    <div ref={box} className="grid gap-1 p-3 text-center">
      {state === 'failed' && (
        <p role="alert" className="type-small text-bad-600">
          {t('failedAgain')}
        </p>
      )}
      <Button kind="text" size="small" busy={state === 'more' && t('moreBusy')} onClick={loadMore}>
        {t(state === 'failed' ? 'tryAgain' : 'more')}
      </Button>
    </div>
  )
}

/** Keeps the focus in the list when the button that loaded more of it is gone with the last page. */
function useFocusKept(notices: Notices) {
  const list = useRef<HTMLUListElement>(null)
  const before = useRef({ length: 0, more: false })
  const { length } = notices.notices
  useEffect(() => {
    const { length: had, more } = before.current
    before.current = { length, more: notices.next !== null }
    if (more && notices.next === null && document.activeElement === document.body)
      list.current?.children[had]?.querySelector('a')?.focus()
  }, [length, notices.next])
  return list
}

function List({ notices, onFollow }: { notices: Notices; onFollow: () => void }) {
  const list = useFocusKept(notices)
  return (
    <>
      <ul ref={list} className="notice-list">
        {notices.notices.map((notice) => (
          <NoticeRow
            key={notice.Id}
            notice={notice}
            fresh={notices.fresh.has(notice.Id)}
            onFollow={onFollow}
          />
        ))}
      </ul>
      {notices.next !== null && <More notices={notices} />}
    </>
  )
}

/** What the bell opens: a heading that takes the focus, and the notices. */
export function NoticePanel({ arrivals, onClose }: { arrivals: number; onClose: () => void }) {
  const t = useNotificationsText()
  const notices = useNotices(arrivals)
  const { state, fresh, isOld } = notices
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed goes: without a focus in it, the panel would be left by the next Tab.
  const retry = (): void => {
    heading.current?.focus()
    notices.retry()
  }
  const some = notices.notices.length > 0
  return (
    <>
      <div className="notice-head">
        <h2 ref={heading} className="type-title flex-1 outline-none" tabIndex={-1} data-autofocus>
          {t('title')}
        </h2>
        {fresh.size > 0 && (
          <span className="badge badge-discount">{t('fresh', { count: fresh.size })}</span>
        )}
        <IconButton label={t('close')} className="-me-2 md:hidden" onClick={onClose}>
          <X size={20} />
        </IconButton>
      </div>
      <div className="notice-scroll" aria-busy={state === 'loading' || state === 'more'}>
        {some && isOld && <NewestFailed onRetry={retry} />}
        {some && <List notices={notices} onFollow={onClose} />}
        {!some && state === 'loading' && <Loading />}
        {!some && state === 'failed' && <Failed onRetry={retry} />}
        {!some && state === 'ready' && <Empty />}
      </div>
    </>
  )
}
