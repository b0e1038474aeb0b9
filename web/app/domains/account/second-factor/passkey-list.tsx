import type { Passkey } from '@rihla/contract/account/passkeys'
import type { getSecondFactor } from '@rihla/contract/account/second-factor'
import type { OutputOf } from '@rihla/contract/endpoint'
import { cairoDate } from '@rihla/contract/values/dates'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { KeyRound } from '../../../ui/brand/icons.ts'
import { useState } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'
import { dayMonthYear } from '../../../platform/locale/dates.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Badge } from '../../../ui/card/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { LoadingArea, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import { useAccountText } from '../use-account-text.ts'
import { useFailureText } from '../use-failure-text.ts'
import { RemovePasskey } from './remove-passkey.tsx'
import { passkeysQuery } from './second-factor-query.ts'

function PasskeyRow({ it, onRemove }: { it: Passkey; onRemove: () => void }) {
  const t = useAccountText()
  const language = useLanguage()
  const day = (iso: string): string => dayMonthYear(cairoDate(new Date(iso)), language)
  return (
    <li className="device">
      <KeyRound size={20} className="mt-0.5 text-teal-700" aria-hidden />
      <div className="device-text">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          <bdi className="wrap-anywhere">{it.Name}</bdi>
          {it.IsSynced && <Badge tone="plain">{t('passkeySynced')}</Badge>}
        </p>
        <p className="type-caption text-ink-3">
          <span className="device-fact">{t('passkeyAdded', { date: day(it.CreatedAt) })}</span>
          <span className="device-fact">
            {it.LastUsedAt ? t('passkeyUsed', { date: day(it.LastUsedAt) }) : t('passkeyNeverUsed')}
          </span>
        </p>
      </div>
      <Button
        size="small"
        kind="danger-quiet"
        className="device-out"
        aria-label={t('passkeyRemoveNamed', { name: it.Name })}
        onClick={onRemove}
      >
        {t('passkeyRemove')}
      </Button>
    </li>
  )
}

/** One's passkeys, each with a way to take it away. */
export function PasskeyList({ standing }: { standing: OutputOf<typeof getSecondFactor> }) {
  const t = useAccountText()
  const failure = useFailureText()
  const client = useQueryClient()
  const [asked, setAsked] = useState<Passkey | null>(null)
  const { data, error, refetch } = useQuery(passkeysQuery(useApi()))
  if (error)
    return (
      <p className="notice notice-bad items-center!" role="alert">
        <span className="flex-1">{failure(error, 'passkeysFailed')}</span>
        <Button size="small" onClick={() => void refetch()}>
          {t('tryAgain')}
        </Button>
      </p>
    )
  if (!data)
    return (
      <LoadingArea className="grid gap-3" text={t('passkeysLoading')}>
        <Skeleton className="h-11 w-full" />
      </LoadingArea>
    )
  if (data.Items.length === 0) return <p className="type-small text-ink-2">{t('passkeysNone')}</p>
  return (
    <>
      <ul className="grid">
        {data.Items.map((it) => (
          <PasskeyRow key={it.Id} it={it} onRemove={() => setAsked(it)} />
        ))}
      </ul>
      {asked && (
        <RemovePasskey
          key={asked.Id}
          it={asked}
          standing={standing}
          onClose={() => setAsked(null)}
          onDone={() => {
            setAsked(null)
            showToast({ title: t('passkeyRemoved'), tone: 'ok' })
            void client.invalidateQueries({ queryKey: ['second-factor'] })
          }}
        />
      )}
    </>
  )
}
