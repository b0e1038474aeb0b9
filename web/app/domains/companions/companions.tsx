import type { Companion } from '@rihla/contract/account/companions'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from '../../ui/brand/icons.ts'
import { lazy, Suspense, useState } from 'react'
import { useApi } from '../../platform/api/use-api.ts'
import { useSession } from '../../platform/session/session.ts'
import { Button } from '../../ui/button/button.tsx'
import { LoadingArea, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { failureText } from '../account/index.ts'
import { CompanionRow, nameOf } from './companion-row.tsx'
import { companionsQuery } from './companions-query.ts'
import { useCompanionsText } from './use-companions-text.ts'

const CompanionForm = lazy(() => import('./companion-form.tsx'))

function RemoveDialog({ it, onClose }: { it: Companion; onClose: () => void }) {
  const t = useCompanionsText()
  const api = useApi()
  const queries = useQueryClient()
  const remove = useMutation({
    mutationFn: () => api.call('deleteCompanion', { Id: it.Id }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: companionsQuery(api).queryKey })
      showToast({ title: t('removed') })
      onClose()
    },
  })
  const texts = { fallback: t('removeFailed'), network: t('removeFailed') }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('removeTitle', { name: nameOf(it) })}
      actions={
        <>
          <Button onClick={onClose}>{t('keep')}</Button>
          <Button
            kind="danger"
            busy={remove.isPending && t('removing')}
            onClick={() => remove.mutate()}
          >
            {t('remove')}
          </Button>
        </>
      }
    >
      <p className="type-small mt-2 text-ink-2">{t('removeText')}</p>
      <div className="empty:hidden" role="alert">
        {remove.isError && (
          <p className="notice notice-bad mt-3">{failureText(remove.error, texts)}</p>
        )}
      </div>
    </Dialog>
  )
}

type Asked = { readonly what: 'save' | 'remove'; readonly it: Companion | null }

function List({ all, most }: { all: readonly Companion[]; most: number }) {
  const t = useCompanionsText()
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = (): void => setAsked(null)
  return (
    <>
      {all.length > 0 ? (
        <ul className="grid">
          {all.map((it) => (
            <CompanionRow
              key={it.Id}
              it={it}
              onChange={() => setAsked({ what: 'save', it })}
              onRemove={() => setAsked({ what: 'remove', it })}
            />
          ))}
        </ul>
      ) : (
        <p className="type-small text-ink-3">{t('none')}</p>
      )}
      {all.length < most ? (
        <Button
          size="small"
          className="justify-self-start"
          onClick={() => setAsked({ what: 'save', it: null })}
        >
          <Plus aria-hidden />
          {t('add')}
        </Button>
      ) : (
        <p className="notice notice-info">{t('full', { most })}</p>
      )}
      {asked?.what === 'save' && (
        <Dialog open onClose={close} title={t(asked.it ? 'changeTitle' : 'newTitle')}>
          <Suspense fallback={<Skeleton className="mt-3 h-72 w-full" />}>
            <CompanionForm companion={asked.it} onDone={close} />
          </Suspense>
        </Dialog>
      )}
      {asked?.what === 'remove' && asked.it && <RemoveDialog it={asked.it} onClose={close} />}
    </>
  )
}

/** Whom one takes along: kept in the profile, and chosen where a form asks for guests. */
export default function Companions() {
  const t = useCompanionsText()
  const api = useApi()
  const isSignedIn = useSession().state === 'signed-in'
  const { data, isError, refetch } = useQuery({ ...companionsQuery(api), enabled: isSignedIn })
  if (data?.Most === 0) return null
  return (
    <section className="panel profile-panel" aria-labelledby="companions" data-companions>
      <div className="grid gap-1">
        <h2 id="companions" className="type-h3">
          {t('companions')}
        </h2>
        <p className="type-small text-ink-2">{t('companionsText')}</p>
      </div>
      {data ? (
        <List all={data.Companions} most={data.Most} />
      ) : isError ? (
        <p className="notice notice-bad items-center!" role="alert">
          <span className="flex-1">{t('failed')}</span>
          <Button size="small" onClick={() => void refetch()}>
            {t('tryAgain')}
          </Button>
        </p>
      ) : (
        <LoadingArea className="grid gap-3" text={t('loading')}>
          <Skeleton className="h-11 w-full" />
          <Skeleton className="h-11 w-full" />
        </LoadingArea>
      )}
    </section>
  )
}
