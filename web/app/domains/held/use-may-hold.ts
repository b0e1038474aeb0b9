import { useSessionPart } from '../../platform/session/session.ts'
import { mayBeHeld, useHoldMark } from './hold-mark.ts'

/** Whether asking for what is held is worth a call: a user may hold something on another device. */
export function useMayHold(): boolean {
  const mark = useHoldMark()
  return useSessionPart(
    ({ state }) => state === 'signed-in' || (state === 'anonymous' && mayBeHeld(mark)),
  )
}
