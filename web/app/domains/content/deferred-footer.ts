import { lazy } from 'react'

const load = (): Promise<typeof import('./page-end.tsx')> => import('./page-end.tsx')

/** The footer: part of the first HTML; in the browser its script comes after the page's own. */
export const DeferredFooter = import.meta.env.SSR ? (await load()).default : lazy(load)
