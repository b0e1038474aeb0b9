import { Settings2 } from '../../../ui/brand/icons.ts'
import type { ReactNode } from 'react'
import { Badge } from '../../../ui/card/badge.tsx'
import { DeedButton, type Deed } from '../deeds/deed-button.tsx'
import { orChanged } from '../deeds/or-changed.ts'
import { useDeskText } from '../use-desk-text.ts'

/** A setting as it stands, and the question that changes it, with what it would mean. */
export function SettingRow({
  name,
  isOn,
  now,
  own,
  effect,
  check,
  run,
  children,
}: {
  name: string
  /** Left out where it can't be switched off. */
  isOn?: boolean
  now: ReactNode
  /** Of one offer: whether it has terms of its own, and what its kind has. */
  own?: { readonly isOwn: boolean; readonly kind: ReactNode } | undefined
  effect: ReactNode
  check?: () => string | null
  run: (deed: Deed) => Promise<unknown>
  children: ReactNode
}) {
  const t = useDeskText()
  return (
    <li className="desk-row desk-setting">
      <div className="grid gap-1 min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {name}
          {isOn !== undefined && (
            <Badge tone={isOn ? 'ok' : 'plain'}>{t(isOn ? 'isOn' : 'isOff')}</Badge>
          )}
          {own && (
            <Badge tone={own.isOwn ? 'info' : 'plain'}>
              {t(own.isOwn ? 'ownTerms' : 'asKind')}
            </Badge>
          )}
        </p>
        <div className="type-small text-ink-2">{now}</div>
        {own?.isOwn && (
          <div className="type-caption text-ink-3">
            {t('kindHas')} {own.kind}
          </div>
        )}
      </div>
      <DeedButton
        icon={<Settings2 aria-hidden />}
        text={t('setting')}
        title={t('settingOf', { what: name })}
        {...(check && { check })}
        note={
          <>
            <span className="block type-caption text-ink-2">{t('settingEffect')}</span>
            {effect}
          </>
        }
        run={(deed) =>
          orChanged(async () => {
            await run(deed)
            return t('settingSaved')
          })
        }
      >
        <div className="desk-fields">{children}</div>
      </DeedButton>
    </li>
  )
}
