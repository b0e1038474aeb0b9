import type { Device } from '@rihla/contract/account/devices'
import { cairoDate } from '@rihla/contract/values/dates'
import { commaOf } from '@rihla/contract/values/language'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Monitor, Smartphone } from '../../../ui/brand/icons.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useApi } from '../../../platform/api/use-api.ts'
import { cairoTime, dayMonthYear } from '../../../platform/locale/dates.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { endSession } from '../sign-in/end-session.ts'
import { Badge } from '../../../ui/card/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { LoadingArea, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import { useAccountText } from '../use-account-text.ts'
import { useLoginRedirect } from '../use-login-redirect.ts'
import { useProfileFailure } from './use-profile.ts'

export const DEVICES_KEY = ['devices'] as const

function useDeviceName(): (device: Device) => string {
  const t = useAccountText()
  return ({ Browser, System }) =>
    Browser && System
      ? t('deviceOn', { browser: Browser, system: System })
      : (Browser ?? System ?? t('deviceUnknown'))
}

function DeviceRow({
  device,
  busy,
  onSignOut,
}: {
  device: Device
  busy: boolean
  onSignOut: () => void
}) {
  const t = useAccountText()
  const language = useLanguage()
  const nameOf = useDeviceName()
  const at = (iso: string): string => {
    const instant = new Date(iso)
    return dayMonthYear(cairoDate(instant), language) + commaOf(language) + cairoTime(instant)
  }
  const Icon = device.IsPhone ? Smartphone : Monitor
  return (
    <li className="device">
      <Icon size={20} className="mt-0.5 text-teal-700" aria-hidden />
      <div className="device-text">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          <span>{nameOf(device)}</span>
          {device.IsCurrent && <Badge tone="ok">{t('deviceHere')}</Badge>}
        </p>
        <p className="type-caption text-ink-3">
          <span className="device-fact">
            {t('deviceSignedIn', { date: at(device.SignedInAt) })}
          </span>
          <span className="device-fact">{t('deviceSeen', { date: at(device.LastSeenAt) })}</span>
          {device.Address && (
            <span className="device-fact">
              {t('deviceFrom')} <bdi dir="ltr">{device.Address}</bdi>
            </span>
          )}
        </p>
      </div>
      <Button
        size="small"
        kind="text"
        className="device-out"
        aria-label={t('signOutNamed', { name: nameOf(device) })}
        busy={busy && t('signingOut')}
        onClick={onSignOut}
      >
        {t('signOutThere')}
      </Button>
    </li>
  )
}

/** Ends other sessions at once; this one after a question, and then one is at home. */
function useSignOut(onEnded: () => void) {
  const t = useAccountText()
  const api = useApi()
  const navigate = useNavigate()
  const fail = useProfileFailure()
  const { mutate: end, ...ending } = useMutation({
    mutationFn: async (device: Device) => {
      if (device.IsCurrent) {
        await endSession(api)
        showToast({ title: t('signedOut'), tone: 'info' })
        await navigate('/')
        return
      }
      await api.call('signOutDevice', { Id: device.Id })
      showToast({ title: t('signedOutThere') })
      onEnded()
    },
    onError: (problem) => fail(problem, 'deviceFailed'),
  })
  return { busyId: ending.isPending ? ending.variables.Id : null, end }
}

/** One press for every device but this one. */
function SignOutOthers({ onEnded }: { onEnded: () => void }) {
  const t = useAccountText()
  const api = useApi()
  const fail = useProfileFailure()
  const { mutate: end, isPending: ending } = useMutation({
    mutationFn: () => api.call('signOutOtherDevices', {}),
    onSuccess: () => {
      showToast({ title: t('signedOutOthers') })
      onEnded()
    },
    onError: (problem) => fail(problem, 'deviceFailed'),
  })
  return (
    <Button
      size="small"
      kind="danger-quiet"
      className="justify-self-start"
      busy={ending && t('signingOut')}
      onClick={() => end()}
    >
      {t('signOutOthers')}
    </Button>
  )
}

function DeviceList({ devices }: { devices: readonly Device[] }) {
  const t = useAccountText()
  const queries = useQueryClient()
  const [asked, setAsked] = useState<Device | null>(null)
  const lookAgain = (): void => void queries.invalidateQueries({ queryKey: DEVICES_KEY })
  const { busyId, end } = useSignOut(lookAgain)
  return (
    <>
      <ul className="grid">
        {devices.map((device) => (
          <DeviceRow
            key={device.Id}
            device={device}
            busy={busyId === device.Id}
            onSignOut={() => (device.IsCurrent ? setAsked(device) : end(device))}
          />
        ))}
      </ul>
      {devices.some((device) => !device.IsCurrent) && <SignOutOthers onEnded={lookAgain} />}
      <Dialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={t('signOutHereTitle')}
        actions={
          <>
            <Button onClick={() => setAsked(null)}>{t('staySignedIn')}</Button>
            <Button
              kind="danger"
              busy={busyId !== null && t('signingOut')}
              onClick={() => asked && end(asked, { onSettled: () => setAsked(null) })}
            >
              {t('signOutThere')}
            </Button>
          </>
        }
      >
        <p className="type-small mt-2 text-ink-2">{t('signOutHereText')}</p>
      </Dialog>
    </>
  )
}

/** Where one is signed in, this device first, with a way out of each. */
export function Devices() {
  const t = useAccountText()
  const api = useApi()
  const detour = useLoginRedirect()
  const { data, error, refetch } = useQuery({
    queryKey: DEVICES_KEY,
    queryFn: () => api.call('getDevices', {}),
    meta: { personal: true },
  })
  const failed = useEffectEvent((problem: unknown) => void detour(problem))
  useEffect(() => {
    if (error) failed(error)
  }, [error])
  return (
    <div className="grid gap-2">
      <h3 className="type-title">{t('devices')}</h3>
      {data ? (
        <DeviceList devices={data} />
      ) : error ? (
        <p className="notice notice-bad items-center!" role="alert">
          <span className="flex-1">{t('devicesFailed')}</span>
          <Button size="small" onClick={() => void refetch()}>
            {t('tryAgain')}
          </Button>
        </p>
      ) : (
        <LoadingArea className="grid gap-3 py-2" text={t('devicesLoading')}>
          <Skeleton className="h-11 w-full" />
          <Skeleton className="h-11 w-full" />
        </LoadingArea>
      )}
    </div>
  )
}
