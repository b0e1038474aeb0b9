import { failureText } from './failure-text.ts'
import { useAccountText } from './use-account-text.ts'

type Key = Parameters<ReturnType<typeof useAccountText>>[0]

/** What to say of a failed call in the language of the page; `fallback` when it says nothing. */
export function useFailureText(): (problem: unknown, fallback: Key) => string {
  const t = useAccountText()
  return (problem, fallback) =>
    failureText(problem, { fallback: t(fallback), network: t('networkError') })
}
