import type { Notice, NoticeType } from '@rihla/contract/notifications'
import {
  Banknote,
  BellRing,
  CalendarClock,
  CalendarSync,
  Hourglass,
  ReceiptText,
  TicketCheck,
  TicketX,
  Timer,
} from '../../ui/brand/icons.ts'
import { Link } from 'react-router'
import { serverNow } from '../../platform/clock.ts'
import { useLanguage } from '../../platform/locale/use-text.tsx'
import { ownAddress } from '../../platform/session/return-location.ts'
import { NoBreakText } from '../../ui/card/no-break-text.tsx'
import { useNotificationsText } from './use-notifications-text.ts'
import { relativeDateOf } from './relative-date.ts'

const looks = {
  ReservationConfirmed: ['bg-teal-50 text-teal-700', TicketCheck],
  ReservationChanged: ['bg-info-50 text-info-ink', CalendarSync],
  ReservationCancelled: ['bg-bad-50 text-bad-600', TicketX],
  CancellingRefused: ['bg-warn-50 text-warn-ink', TicketCheck],
  ReservationRefunded: ['bg-info-50 text-info-ink', Banknote],
  ConfirmationAwaited: ['bg-warn-50 text-warn-ink', Hourglass],
  PaymentDue: ['bg-warn-50 text-warn-ink', Timer],
  ProofReceived: ['bg-ok-50 text-ok-ink', ReceiptText],
  ChoiceOffered: ['bg-warn-50 text-warn-ink', CalendarClock],
  ProofReviewed: ['bg-ok-50 text-ok-ink', ReceiptText],
} as const satisfies Record<NoticeType, unknown>

/** A type that this page doesn't know yet looks like a bell. */
const lookOf = (type: string) =>
  Object.hasOwn(looks, type)
    ? looks[type as NoticeType]
    : (['bg-sand-100 text-sand-700', BellRing] as const)

function Words({ notice, fresh }: { notice: Notice; fresh: boolean }) {
  const t = useNotificationsText()
  const language = useLanguage()
  const { key, values } = relativeDateOf(notice, serverNow(), language)
  const [colours, Icon] = lookOf(notice.NotificationType)
  return (
    <>
      <span className={`toast-icon ${colours}`}>
        <Icon aria-hidden />
      </span>
      <span className="min-w-0">
        {fresh && <span className="sr-only">{`${t('unseen')}: `}</span>}
        <bdi className="notice-words">
          <NoBreakText text={notice.Message} />
        </bdi>
        <bdi className="notice-when">
          <time dateTime={`${notice.Date}T${notice.Time}`}>{t(key, values)}</time>
        </bdi>
      </span>
      {fresh && <span className="notice-dot" aria-hidden />}
    </>
  )
}

/** One notice; it leads to what it is about, as long as that is a page of ours. */
export function NoticeRow({
  notice,
  fresh,
  onFollow,
}: {
  notice: Notice
  fresh: boolean
  onFollow: () => void
}) {
  const address = ownAddress(notice.DeepLink)
  return (
    <li data-fresh={fresh || undefined}>
      {address ? (
        <Link className="notice-row" to={address} onClick={onFollow}>
          <Words notice={notice} fresh={fresh} />
        </Link>
      ) : (
        <div className="notice-row">
          <Words notice={notice} fresh={fresh} />
        </div>
      )}
    </li>
  )
}
