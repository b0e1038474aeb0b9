import { useSyncExternalStore } from 'react'

const never = (): (() => void) => () => {}

/** False on the server and while hydrating: what only the browser knows must wait for it. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
