import { lazy } from 'react'

export const Videos = lazy(() => import('./videos.tsx').then((m) => ({ default: m.Videos })))
