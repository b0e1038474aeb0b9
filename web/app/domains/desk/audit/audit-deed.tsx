import type { AuditDeed } from '@rihla/contract/desk/audit'
import { Check, CircleSlash, TriangleAlert } from '../../../ui/brand/icons.ts'
import { Link } from 'react-router'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Badge } from '../../../ui/card/badge.tsx'
import { reservationPath } from '../addresses.ts'
import { deedNames, isDeed } from '../deeds/deed-names.ts'
import { longMomentText } from '../moments.ts'
import { useDeskText } from '../use-desk-text.ts'
import { Changes } from './changes.tsx'
import { subjectText } from './subject-text.ts'

function Outcome({ it }: { it: AuditDeed }) {
  const t = useDeskText()
  const look = {
    done: { tone: 'ok', icon: <Check aria-hidden />, text: t('outcomeDone') },
    refused: { tone: 'bad', icon: <CircleSlash aria-hidden />, text: t('outcomeRefused') },
    open: { tone: 'warn', icon: <TriangleAlert aria-hidden />, text: t('outcomeOpen') },
  } as const
  const { tone, icon, text } = look[it.Outcome]
  return (
    <Badge tone={tone} icon={icon}>
      {text}
    </Badge>
  )
}

/** A note's words stand with its reservation; nobody asks why something is sold. */
const saysNoReason: ReadonlySet<string> = new Set(['addNote', 'sellOnPhone'])

/** One deed: what, why, by whom, and what came of it. */
export function AuditDeedLine({ it }: { it: AuditDeed }) {
  const t = useDeskText()
  const language = useLanguage()
  const role = { editor: t('editor'), agent: t('agent'), manager: t('manager') }[it.Role]
  return (
    <div className="desk-audit">
      <div className="grid content-start gap-1 min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong>
            {isDeed(it.Action) ? t(deedNames[it.Action]) : <bdi dir="ltr">{it.Action}</bdi>}
          </strong>
          {it.Subject && (
            <bdi className="font-semibold wrap-anywhere">
              {subjectText(t, it.Action, it.Subject)}
            </bdi>
          )}
          {it.Reservation && (
            <Link className="link desk-reference" to={reservationPath(it.Reservation)}>
              <bdi dir="ltr">{it.Reservation.Reference}</bdi>
            </Link>
          )}
          <Outcome it={it} />
        </p>
        {!saysNoReason.has(it.Action) && it.Reason !== '' && (
          <p className="type-small text-ink-2 wrap-anywhere">
            <bdi>{it.Reason}</bdi>
          </p>
        )}
        {it.Refusal && <p className="type-small text-bad-600">{it.Refusal}</p>}
        {it.Outcome === 'open' && (
          <p className="type-small text-warn-text">{t('outcomeOpenText')}</p>
        )}
        <Changes it={it} />
      </div>
      <p className="type-small desk-audit-who">
        <span className="font-semibold">
          <bdi>{it.Who ?? t('goneStaff', { id: it.StaffId })}</bdi>
        </span>
        <span className="text-ink-2">{role}</span>
        <time className="text-ink-2" dateTime={it.At}>
          {longMomentText(it.At, language)}
        </time>
      </p>
    </div>
  )
}
