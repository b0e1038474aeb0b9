import type { Country } from '@rihla/contract/account'
import type { ReactNode } from 'react'
import { PageSeo } from '../../../platform/seo/page-seo.tsx'
import { useUnreached } from '../../../platform/session/session.ts'
import { Unreached } from '../../account/index.ts'
import { LoadingArea, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { useBusText } from '../use-bus-text.ts'

/** Who books: the signed-in user, and the countries of the phone field. */
export type Booker = { userId: number; countries: readonly Country[] }

type JourneyPageProps = {
  title: string
  path: string
  /** How tall the main part will be, as a class. */
  mainHeight: string
  /** Null or false while it is on its way. */
  children: ReactNode
}

/** A page on which a chosen journey is booked. */
export function JourneyPage({ title, path, mainHeight, children }: JourneyPageProps) {
  const t = useBusText()
  const unreached = useUnreached()
  const waiting = unreached ? (
    <div className="py-10">
      <Unreached />
    </div>
  ) : (
    <LoadingArea className="seats-layout" text={t('loading')}>
      <Skeleton className={`${mainHeight} rounded-card!`} />
      <Skeleton className="h-[420px] rounded-card!" />
    </LoadingArea>
  )
  return (
    <main id="main" className="page-width">
      <PageSeo title={title} path={path} noindex />
      <h1 className="sr-only">{title}</h1>
      {children || waiting}
    </main>
  )
}
