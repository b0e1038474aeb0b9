import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { paged, pagedRequest } from './envelope.ts'

export const noticeTypes = [
  'ReservationConfirmed',
  'ReservationChanged',
  'ReservationCancelled',
  'CancellingRefused',
  'ReservationRefunded',
  'ConfirmationAwaited',
  'PaymentDue',
  'ProofReceived',
  'ProofReviewed',
  'ChoiceOffered',
] as const
export type NoticeType = (typeof noticeTypes)[number]

/** `NotificationType` may name a type that this client doesn't know yet. Date and Time are Cairo's. */
export const notice = z.object({
  Id: z.number(),
  Message: z.string(),
  NotificationType: z.string(),
  ModuleType: z.string(),
  Date: z.string(),
  Time: z.string(),
  /** As it was before this page was fetched: fetching a page marks what is on it as seen. */
  IsSeen: z.boolean(),
  /** A path of ours. */
  DeepLink: z.string(),
})
export type Notice = z.output<typeof notice>

export const getUserNotificationsCount = endpoint({
  method: 'GET',
  path: '/api/NotificationsApi/GetUserNotificationsCount',
  summary: 'How many notices are unread',
  audience: 'traveller',
  input: z.object({}),
  output: z.number(),
  refusals: [],
})

const { PageNumber, PageSize } = pagedRequest(z.unknown()).shape

export const getUserNotifications = endpoint({
  method: 'GET',
  path: '/api/NotificationsApi/GetUserNotifications',
  summary: 'The notices, newest first; those on the page count as seen from then on',
  audience: 'traveller',
  input: z.object({ PageNumber, PageSize }),
  output: paged(notice),
  refusals: [],
})

/**
 * New notices as they come: server-sent events named `count`, whose data is the unread count. Not a
 * call in the envelope; it needs the same headers, so read it by fetch and not by EventSource.
 */
export const NOTIFICATION_STREAM_PATH = '/api/NotificationsApi/Stream'
