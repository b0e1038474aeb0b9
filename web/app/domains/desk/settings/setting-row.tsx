import { Settings2 } from '../../../ui/brand/icons.ts'
import type { ReactNode } from 'react'
import { Badge } from '../../../ui/card/badge.tsx'
import { DeedButton } from '../deeds/deed-button.tsx'
import { useOverEdition, type OverEdition } from '../deeds/use-over-edition.ts'
import { useDeskText } from '../use-desk-text.ts'

/** A setting as it stands, and the question that changes it, with what it would mean. */
export function SettingRow({
  name,
  isOn,
  now,
  own,
  effect,
  edition,
  forget,
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
  /** Of what stands. */
  edition: string
  /** Forgets what was typed. */
  forget: () => void
  check?: () => string | null
  run: (deed: OverEdition) => Promise<unknown>
  children: ReactNode
}) {
  const t = useDeskText()
  const { isClash, begin, over } = useOverEdition(edition, forget)
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
        about={name}
        icon={<Settings2 aria-hidden />}
        text={t('setting')}
        title={t('settingOf', { what: name })}
        {...(check && { check })}
        onOpen={begin}
        note={
          <>
            {isClash && (
              <div className="grid gap-1 pb-2">
                <span className="block type-caption text-ink-2">{t('settingNow')}</span>
                <div>{now}</div>
              </div>
            )}
            <span className="block type-caption text-ink-2">{t('settingEffect')}</span>
            {effect}
          </>
        }
        run={async (deed) => {
          await over(deed, run)
          return t('settingSaved')
        }}
      >
        <div className="desk-fields">{children}</div>
      </DeedButton>
    </li>
  )
}
