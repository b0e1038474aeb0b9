import { spare } from '../../platform/late/spare.ts'

const load = (): Promise<typeof import('./page-end.tsx')> => import('./page-end.tsx')

/** The footer: part of the first HTML; in the browser its script comes after the page's own. */
export const DeferredFooter = import.meta.env.SSR ? (await load()).default : spare(load)
