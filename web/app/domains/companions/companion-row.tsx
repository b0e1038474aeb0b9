import type { Companion } from '@rihla/contract/account/companions'
import { UserRound } from '../../ui/brand/icons.ts'
import { dayMonthYear } from '../../platform/locale/dates.ts'
import { useLanguage } from '../../platform/locale/use-text.tsx'
import { Button } from '../../ui/button/button.tsx'
import { useCompanionsText } from './use-companions-text.ts'

const ENDING = 3

type Props = { it: Companion; onChange: () => void; onRemove: () => void }

export const nameOf = ({ Name, Surname }: Companion): string => `${Name} ${Surname}`

/** One of those one takes along; of a document only its ending is shown. */
export function CompanionRow({ it, onChange, onRemove }: Props) {
  const t = useCompanionsText()
  const language = useLanguage()
  const kind = it.DocumentType && t(it.DocumentType === 'Passport' ? 'passport' : 'nationalId')
  const facts = [
    it.BirthDate && t('bornOn', { date: dayMonthYear(it.BirthDate, language) }),
    kind && t('document', { kind, end: (it.DocumentNumber ?? '').slice(-ENDING) }),
  ].filter((fact) => fact !== null)
  return (
    <li className="device">
      <UserRound size={20} className="mt-0.5 text-teal-700" aria-hidden />
      <div className="device-text">
        <p className="font-medium">
          <bdi>{nameOf(it)}</bdi>
          {it.LocalName && (
            <>
              {' · '}
              <bdi lang="ar">{it.LocalName}</bdi>
            </>
          )}
        </p>
        <p className="type-caption text-ink-3 empty:hidden">
          {facts.map((fact) => (
            <span key={fact} className="device-fact">
              {fact}
            </span>
          ))}
        </p>
      </div>
      <div className="device-out flex gap-1">
        <Button
          size="small"
          kind="text"
          aria-label={t('changeNamed', { name: nameOf(it) })}
          onClick={onChange}
        >
          {t('change')}
        </Button>
        <Button
          size="small"
          kind="text"
          aria-label={t('removeNamed', { name: nameOf(it) })}
          onClick={onRemove}
        >
          {t('remove')}
        </Button>
      </div>
    </li>
  )
}
