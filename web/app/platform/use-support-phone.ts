import type { Footer } from '@rihla/contract/content'
import { useRouteLoaderData } from 'react-router'

/** Whom travellers call, as it stands in the footer of the page; null where it names nobody. */
export const useSupportPhone = (): string | null =>
  useRouteLoaderData<{ footer: Footer | null }>('routes/site-layout')?.footer?.contact_phone ?? null
