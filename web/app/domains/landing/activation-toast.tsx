import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { showToast } from '../../ui/feedback/toast.ts'
import { useLandingText } from './use-landing-text.ts'

/** What an activation link has left in the address; the message is plain text, whatever it holds. */
export function activationOf(params: URLSearchParams) {
  const success = params.get('success')
  if (success === null) return null
  const activated = success === 'true'
  return {
    title: activated ? 'activated' : 'errorOccurred',
    text: params.get('message') ?? undefined,
    tone: activated ? 'ok' : 'bad',
  } as const
}

/** The address without what an activation link has left in it, its language too, which is stored by now. */
export function withoutActivation(params: URLSearchParams): URLSearchParams {
  for (const name of ['success', 'message', 'lang']) params.delete(name)
  return params
}

/** Says what became of an activation link, as text only, and takes it out of the address. */
export function ActivationToast() {
  const t = useLandingText()
  const [params, setParams] = useSearchParams()
  useEffect(() => {
    const activation = activationOf(params)
    if (!activation) return
    showToast({ ...activation, title: t(activation.title), durationMs: 6000 })
    setParams(withoutActivation, { replace: true, preventScrollReset: true })
  }, [params, setParams, t])
  return null
}
