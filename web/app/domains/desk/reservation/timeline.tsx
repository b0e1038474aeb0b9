import type { DeskMoment } from '@rihla/contract/desk/reservations'
import {
  BellRing,
  CreditCard,
  FileText,
  Hourglass,
  Radio,
  Scale,
  StickyNote,
  Ticket,
  Undo2,
  UserRound,
} from '../../../ui/brand/icons.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Money } from '../../../ui/card/money.tsx'
import { longMomentText } from '../moments.ts'
import { useDeskText } from '../use-desk-text.ts'
import { mailNames } from './mail-names.ts'
import { namesOf } from './moment-names.ts'

const icons = {
  booking: Ticket,
  hold: Hourglass,
  payment: CreditCard,
  gateway: Radio,
  receipt: FileText,
  refund: Undo2,
  dispute: Scale,
  message: BellRing,
  staff: UserRound,
  note: StickyNote,
} as const

function Moment({ it }: { it: DeskMoment }) {
  const t = useDeskText()
  const language = useLanguage()
  const Icon = icons[it.Source]
  const name = namesOf(it)
  return (
    <li className="desk-moment" data-source={it.Source}>
      <Icon size={18} aria-hidden />
      <div className="min-w-0">
        <p className="font-semibold">
          {name ? t(name) : <bdi dir="ltr">{it.What}</bdi>}
          {it.Amount !== null && (
            <>
              {' · '}
              <Money egp={it.Amount} />
            </>
          )}
        </p>
        {it.Mail && (
          <p className="type-small text-ink-2 wrap-anywhere">
            {t(mailNames[it.Mail.Kind])}
            {it.Mail.Address && (
              <>
                {' · '}
                <bdi dir="ltr">{it.Mail.Address}</bdi>
              </>
            )}
          </p>
        )}
        {it.Text && (
          <p className="type-small text-ink-2 wrap-anywhere">
            <bdi>{it.Text}</bdi>
          </p>
        )}
      </div>
      <p className="type-caption text-ink-3 desk-moment-end">
        {it.Who && (
          <>
            <bdi>{it.Who}</bdi>
            {' · '}
          </>
        )}
        <time dateTime={it.At}>{longMomentText(it.At, language)}</time>
      </p>
    </li>
  )
}

/** Everything that happened, oldest first. */
export const Timeline = ({ moments }: { moments: readonly DeskMoment[] }) => (
  <ol className="desk-timeline">
    {moments.map((it) => (
      <Moment
        key={`${it.At}-${it.Source}-${it.What}-${it.Amount}-${it.Text}-${it.Mail?.Kind}`}
        it={it}
      />
    ))}
  </ol>
)
