import type { Country } from '@rihla/contract/account'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useApi } from '../../../platform/api/use-api.ts'
import { useSession } from '../../../platform/session/session.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Steps } from '../../../ui/navigation/steps.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import { countriesQuery } from '../../account/index.ts'
import { busSearchHref, SEATS_PATH } from '../addresses.ts'
import type { SavedJourney, SeatStep as Step } from '../journey/journey.ts'
import { type Booker, JourneyPage } from '../journey/journey-page.tsx'
import { BusBar, JourneySide } from '../journey/journey-side.tsx'
import { useBusGuard } from '../use-bus-guard.ts'
import { useBusText } from '../use-bus-text.ts'
import { useJourneyEntry } from '../journey/use-journey-entry.ts'
import { FailureNotice } from '../failure-notice.tsx'
import { isFull, nextStep } from './seat-choice.ts'
import { LostNotice } from './lost-seats-notice.tsx'
import { firstPassenger, passengerProblems } from './passenger.ts'
import { PASSENGER_FORM, PassengerStep } from './passenger-step.tsx'
import { SeatStep } from './seat-step.tsx'
import { useHold } from './use-hold.ts'
import { useSeats } from './use-seats.ts'

function useCountries(): readonly Country[] | null {
  const t = useBusText()
  const { data, isError } = useQuery(countriesQuery(useApi()))
  useEffect(() => {
    if (isError) showToast({ title: t('error'), text: t('networkError'), tone: 'bad' })
  }, [isError, t])
  return data ?? (isError ? [] : null)
}

/** What the large button does at each step. */
function useNextText(): (journey: SavedJourney) => string {
  const t = useBusText()
  return (journey) => {
    if (journey.step === 'summary') return t('nextPayment')
    return t(journey.step === 'going' && journey.back ? 'nextReturn' : 'nextSummary')
  }
}

function Choosing({ entry, userId, countries }: Booker & { entry: SavedJourney }) {
  const t = useBusText()
  const nextText = useNextText()
  const { user } = useSession()
  const selection = useSeats(entry)
  const { journey, maps, goTo, edit } = selection
  const { step, going, back } = journey
  const [opened] = useState(step)
  const [tried, setTried] = useState(false)
  const passenger = firstPassenger(journey.passenger, user, countries)
  const { hold, holding, failure } = useHold(String(userId), async () => {
    await Promise.all([maps.going.refetch(), back ? maps.back.refetch() : null])
  })
  const names: [Step, string][] = [
    ['going', t('stepOutbound')],
    ...(back ? [['back', t('stepReturn')] as [Step, string]] : []),
    ['summary', t('stepSummary')],
  ]
  const proceed = (): void => {
    if (step !== 'summary') return goTo(step === 'going' && back ? 'back' : 'summary')
    setTried(true)
    const { name, phone } = passengerProblems(passenger, countries)
    if (name || phone || nextStep(journey) !== 'summary') {
      showToast({ title: t('incompleteTitle'), text: t('incomplete'), tone: 'bad' })
      document
        .querySelector<HTMLElement>(`#${PASSENGER_FORM} [name=${name ? 'name' : 'phone'}]`)
        ?.focus()
      return
    }
    hold({ ...journey, passenger })
  }
  const ready = step === 'summary' ? nextStep(journey) === 'summary' : isFull(journey, step)
  const wayBack = step === 'summary' ? (back ? 'back' : 'going') : step === 'back' ? 'going' : null
  return (
    <>
      <div className="pt-5">
        <Steps
          names={names.map(([, name]) => name)}
          current={names.findIndex(([name]) => name === step)}
        />
      </div>
      <div className="seats-layout">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
          <LostNotice selection={selection} />
          <FailureNotice title={t('holdFailed')} failure={failure} />
          {step === 'summary' ? (
            <PassengerStep
              passenger={passenger}
              countries={countries}
              tried={tried}
              still={opened === step}
              onEdit={(next) => edit({ passenger: next })}
              onSubmit={proceed}
            />
          ) : (
            <SeatStep
              key={step}
              selection={selection}
              leg={step}
              trip={step === 'back' && back ? back : going}
              still={opened === step}
            />
          )}
          <p>
            {wayBack ? (
              <Button kind="text" onClick={() => goTo(wayBack)}>
                {t(step === 'summary' ? 'modify' : 'backOutbound')}
              </Button>
            ) : (
              <Link
                className="link inline-flex min-h-11 items-center px-2"
                to={busSearchHref(journey.search, undefined, {
                  going: going.TripID,
                  back: back?.TripID ?? null,
                })}
              >
                {t('backSearch')}
              </Link>
            )}
          </p>
        </div>
        <JourneySide journey={journey} onChange={goTo}>
          <BusBar
            beside={
              step !== 'summary' && (
                <p className="type-small font-medium lg:hidden" aria-hidden>
                  {t('chosenOf', { n: journey.seats[step].length, total: journey.passengers })}
                </p>
              )
            }
            disabled={!ready}
            busy={holding && t('holding')}
            {...(step === 'summary'
              ? { type: 'submit', form: PASSENGER_FORM }
              : { type: 'button', onClick: proceed })}
          >
            {nextText(journey)}
          </BusBar>
        </JourneySide>
      </div>
    </>
  )
}

/** /transportation/seats-selection: the seats of each leg, then who travels. */
export function SeatsPage() {
  const t = useBusText()
  const entry = useJourneyEntry()
  const userId = useBusGuard(entry !== null)
  const countries = useCountries()
  return (
    <JourneyPage title={t('confirm')} path={SEATS_PATH} mainHeight="h-[560px]">
      {entry && userId !== null && countries && (
        <Choosing key={entry.session} entry={entry} userId={userId} countries={countries} />
      )}
    </JourneyPage>
  )
}
