import { lazy } from 'react'
import { loadTexts } from '../../platform/page.ts'

/** The bell in the header; its script and texts come when somebody is signed in. */
export const Bell = lazy(async () => {
  const [{ Bell: component }] = await Promise.all([
    import('./bell.tsx'),
    loadTexts(['notifications']),
  ])
  return { default: component }
})
