import { TriangleAlert } from '../../../ui/brand/icons.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Button } from '../../../ui/button/button.tsx'
import type { Leg } from '../journey/journey.ts'
import { useBusText } from '../use-bus-text.ts'
import { seatList } from './seat-list.ts'
import type { SeatSelection } from './use-seats.ts'

/** Seats that were taken by others meanwhile, and a way to choose again; nothing typed is lost. */
export function LostNotice({ selection }: { selection: SeatSelection }) {
  const t = useBusText()
  const language = useLanguage()
  const legs: readonly Leg[] = ['going', 'back']
  return legs
    .filter((leg) => selection.lost[leg].length > 0)
    .map((leg) => {
      const seats = selection.lost[leg]
      return (
        <div key={leg} className="notice notice-bad" role="alert">
          <TriangleAlert aria-hidden />
          <div className="grid flex-1 justify-items-start gap-2">
            <p>
              <strong className="block">
                {t('lostTitle', { leg: t(leg === 'going' ? 'stepOutbound' : 'stepReturn') })}
              </strong>
              {t('lostText', { count: seats.length, seats: seatList(t, seats, language) })}
            </p>
            {selection.journey.step !== leg && (
              <Button size="small" onClick={() => selection.goTo(leg)}>
                {t('chooseAgain')}
              </Button>
            )}
          </div>
        </div>
      )
    })
}
