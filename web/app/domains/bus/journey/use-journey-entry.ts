import { useEffect, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { BUS_PATH } from '../addresses.ts'
import { journeyIn, savedJourney, startJourney, type SavedJourney } from './journey.ts'
import { useInBrowser } from '../../../platform/use-in-browser.ts'

/** For choosing seats: what was just chosen, or is being booked; what is done is done. */
function toChoose(state: unknown): SavedJourney | null {
  const journey = journeyIn(state)
  if (journey) return startJourney(journey)
  const saved = savedJourney()
  return saved?.done ? null : saved
}

/**
 * What the seat page was opened with: the navigation's state, or what this tab saved over a reload or a
 * sign-in; without either, the way leads back to the search. Null until the browser has looked.
 */
export function useJourneyEntry(): SavedJourney | null {
  const { state } = useLocation() as { state: unknown }
  const navigate = useNavigate()
  const inBrowser = useInBrowser()
  const entry = useMemo(() => {
    if (!inBrowser) return null
    return toChoose(state)
  }, [inBrowser, state])
  const missing = inBrowser && entry === null
  useEffect(() => {
    if (missing) void navigate(BUS_PATH, { replace: true })
  }, [missing, navigate])
  return entry
}
