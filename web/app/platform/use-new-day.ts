import { cairoDate } from '@rihla/contract/values/dates'
import { useContext, useEffect, useEffectEvent } from 'react'
import { cairoToday } from './clock.ts'
import { SiteContext } from './site.ts'

const LOOK_EVERY_MS = 60_000

/**
 * Calls `onNewDay` once a day has begun in Cairo since the page's: in a tab kept open within a minute, in one
 * that is opened again at once; and again until the page's day is that one.
 */
export function useNewDay(onNewDay: () => void): void {
  const { serverTime } = useContext(SiteContext)
  const look = useEffectEvent(() => {
    if (!document.hidden && cairoDate(new Date(serverTime)) < cairoToday()) onNewDay()
  })
  useEffect(() => {
    const onLook = (): void => look()
    document.addEventListener('visibilitychange', onLook)
    const timer = setInterval(onLook, LOOK_EVERY_MS)
    return () => {
      document.removeEventListener('visibilitychange', onLook)
      clearInterval(timer)
    }
  }, [])
}
