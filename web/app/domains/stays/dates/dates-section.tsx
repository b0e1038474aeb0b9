import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Section } from '../../catalogue/index.ts'
import type { Days, StayDates } from './stay-days.ts'
import { useStaysText } from '../use-stays-text.ts'

const StayCalendar = lazy(() => import('./stay-calendar.tsx'))

/** Whether an element has come near the screen; from then on it stays so. */
function useNear() {
  const ref = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    const box = ref.current
    if (near || !box) return
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '200px',
    })
    watcher.observe(box)
    return () => watcher.disconnect()
  }, [near])
  return { ref, near }
}

/** Dates and prices; the calendar is heavy, so it comes when one scrolls to it. */
export function DatesSection(props: {
  hotelId: number
  /** Its nights have prices before a stay is asked for, which a partner's have not. */
  priced: boolean
  days: Days
  dates: StayDates
  onChoose: (dates: StayDates) => void
}) {
  const t = useStaysText()
  const { ref, near } = useNear()
  const waiting = <Skeleton className="h-[400px] rounded-card!" />
  return (
    <Section id="dates" title={t(props.priced ? 'datesAndPrices' : 'datesTab')}>
      <div ref={ref} className="stay-calendar">
        {near ? (
          <Suspense fallback={waiting}>
            <StayCalendar {...props} />
          </Suspense>
        ) : (
          waiting
        )}
      </div>
    </Section>
  )
}
