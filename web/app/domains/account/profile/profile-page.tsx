import { lazy, Suspense, useState, type ReactNode } from 'react'
import { PageSeo } from '../../../platform/seo/page-seo.tsx'
import { ErrorBlock } from '../../../ui/feedback/result-block.tsx'
import { LoadingArea, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { useAccountText } from '../use-account-text.ts'
import { Devices } from './devices.tsx'
import { EmailBanner } from './email-banner.tsx'
import { PasswordRow } from './password-row.tsx'
import { PersonalView } from './personal-view.tsx'
import { Points } from './points.tsx'
import { Privacy } from './privacy.tsx'
import { ProfileSide } from './profile-side.tsx'
import { useProfile, type Profile } from './use-profile.ts'

/** Its script comes once it is asked for: most travellers only look. */
const PersonalForm = lazy(() =>
  import('./personal-form.tsx').then((it) => ({ default: it.PersonalForm })),
)

const ProfileSkeleton = () => {
  const t = useAccountText()
  return (
    <LoadingArea className="profile" text={t('profileLoading')}>
      <div className="panel grid justify-items-center gap-3 p-6" aria-hidden>
        <Skeleton className="size-24 rounded-full!" />
        <Skeleton className="h-6 w-40" />
        <Skeleton className="h-4 w-52" />
        <Skeleton className="mt-3 h-16 w-full" />
      </div>
      <div className="grid content-start gap-5" aria-hidden>
        <div className="panel grid gap-4 p-6">
          <Skeleton className="h-7 w-44" />
          {[1, 2, 3].map((at) => (
            <Skeleton key={at} className="h-11 w-full" />
          ))}
        </div>
        <Skeleton className="h-44 w-full rounded-card!" />
      </div>
    </LoadingArea>
  )
}

type Parts = {
  /** Whom the traveller takes along. */
  readonly companions: ReactNode
}

function Content({ profile, companions }: Parts & { profile: Profile }) {
  const t = useAccountText()
  const [editing, setEditing] = useState<boolean | null>(null)
  if (profile.state === 'loading') return <ProfileSkeleton />
  if (profile.state === 'failed')
    return (
      <ErrorBlock
        title={t('profileFailed')}
        action={{ text: t('tryAgain'), onClick: profile.retry }}
      />
    )
  const { user } = profile
  const view = (
    <PersonalView user={user} edited={editing === false} onEdit={() => setEditing(true)} />
  )
  return (
    <div className="profile">
      <ProfileSide user={user} />
      <div className="grid content-start gap-5">
        {user.Email === null && <EmailBanner />}
        {editing ? (
          <Suspense fallback={view}>
            <PersonalForm user={user} onDone={() => setEditing(false)} />
          </Suspense>
        ) : (
          view
        )}
        <Suspense fallback={<Skeleton className="h-44 w-full rounded-card!" />}>
          {companions}
        </Suspense>
        <Points />
        <section className="panel profile-panel" aria-labelledby="security">
          <h2 id="security" className="type-h3">
            {t('security')}
          </h2>
          <PasswordRow user={user} />
          <Devices />
        </section>
        <Privacy user={user} />
      </div>
    </div>
  )
}

/** /profile: personal details, security and privacy of the signed-in user. */
export function ProfilePage({ companions }: Parts) {
  const t = useAccountText()
  const profile = useProfile()
  return (
    <main id="main" className="page-width max-w-[1100px]! py-8 md:py-12">
      <PageSeo title={t('profile')} path="/profile" noindex />
      <h1 className="type-h1 mb-6">{t('profile')}</h1>
      <Content profile={profile} companions={companions} />
    </main>
  )
}
