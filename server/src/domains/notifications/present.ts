import type { Notice } from '@rihla/contract/notifications'
import type { Language } from '@rihla/contract/values/language'
import type { NoticeRow } from './store.ts'

/** Swedish writes dates and times as the wire has them: `2026-07-01 15:30`. */
const cairo = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Africa/Cairo',
})

/** A notice as the caller reads it, at the hour that the clocks in Cairo showed. */
export function presentNotice(row: NoticeRow, language: Language): Notice {
  const [date = '', time = ''] = cairo.format(row.at).split(' ')
  return {
    Id: row.id,
    Message: { en: row.message_en, ar: row.message_ar }[language],
    NotificationType: row.type,
    ModuleType: row.module,
    Date: date,
    Time: time,
    IsSeen: row.seen_at !== null,
    DeepLink: row.deep_link,
  }
}
