import { lazy, Suspense, useEffect, useState } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'
import { loadTexts } from '../../../platform/page.ts'
import { markPrompted, wasPrompted } from './prompt-history.ts'

const NationalityPrompt = lazy(async () => {
  const [prompt] = await Promise.all([import('./nationality-prompt.tsx'), loadTexts(['account'])])
  return prompt
})

/** Asks once in a session for a nationality that the server lacks; a failed check stays silent. */
export function NationalityQuestion({ userId }: { userId: number }) {
  const api = useApi()
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (wasPrompted(userId)) return
    let cancelled = false
    const look = async (): Promise<void> => {
      const known = await api.call('hasNationality', {}, { retries: 0 })
      if (cancelled) return
      markPrompted(userId)
      if (!known) setOpen(true)
    }
    look().catch(() => {})
    return () => {
      cancelled = true
    }
  }, [api, userId])
  if (!open) return null
  return (
    <Suspense>
      <NationalityPrompt onClose={() => setOpen(false)} />
    </Suspense>
  )
}
