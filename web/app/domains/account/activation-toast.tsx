import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { showToast } from '../../ui/toast.ts'
import { useContentText } from '../content/index.ts'

/** Says what became of an activation link, as text only, and takes it out of the address. */
export function ActivationToast() {
  const t = useContentText()
  const [params, setParams] = useSearchParams()
  const success = params.get('success')
  const message = params.get('message')
  useEffect(() => {
    if (success === null) return
    const activated = success === 'true'
    showToast({
      title: t(activated ? 'activated' : 'errorOccurred'),
      text: message ?? undefined,
      tone: activated ? 'ok' : 'bad',
      durationMs: 6000,
    })
    setParams(
      (now) => {
        now.delete('success')
        now.delete('message')
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  }, [success, message, setParams, t])
  return null
}
