import { holdErrorText } from './hold-error.ts'
import { useBusText } from './use-bus-text.ts'

type Key = Parameters<ReturnType<typeof useBusText>>[0]

/** Why seats could not be held or paid for; `login` and `fallback` are texts for this call. */
export function useHoldErrorText(login: Key, fallback: Key): (problem: unknown) => string {
  const t = useBusText()
  return (problem) => {
    const text = holdErrorText(problem)
    if (text === 'own' && problem instanceof Error) return problem.message
    return t(text === 'login' ? login : text === 'expired' ? 'holdExpired' : fallback)
  }
}
