import { useAccountText } from '../use-account-text.ts'
import { useFailureText } from '../use-failure-text.ts'
import { DeviceError } from './ask-device.ts'

const texts = { closed: 'passkeyClosed', known: 'passkeyKnown', failed: 'passkeyFailed' } as const

/** What to say where a code, a passkey or the server didn't let somebody on. */
export function useProofFailure(): (problem: unknown) => string {
  const t = useAccountText()
  const failure = useFailureText()
  return (problem) =>
    problem instanceof DeviceError
      ? t(texts[problem.problem])
      : failure(problem, 'secondCodeFailed')
}
