import { useMutation } from '@tanstack/react-query'
import { ApiProblem } from '../../platform/api/problem.ts'
import { failureText } from '../account/index.ts'
import type { DialogTools } from './dialog-tools.ts'
import { useChangingText } from './use-changing-text.ts'

/** A call of one step: the dialog stays while it is under way, and what went wrong is said in words. */
export function useStepCall<Asked, Answer>(
  tools: Pick<DialogTools, 'lock'>,
  call: (asked: Asked) => Promise<Answer>,
  onDone: (answer: Answer) => void,
) {
  const t = useChangingText()
  const { mutate, error, isPending } = useMutation({
    mutationFn: (asked: Asked) => {
      tools.lock(true)
      return call(asked)
    },
    onSettled: () => tools.lock(false),
    onSuccess: onDone,
  })
  const texts = { fallback: t('failed'), network: t('failed') }
  return {
    run: mutate,
    busy: isPending,
    failure: error && !isPending ? failureText(error, texts) : null,
    code: error instanceof ApiProblem ? error.code : null,
  }
}
