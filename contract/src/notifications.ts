import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const getUserNotificationsCount = endpoint({
  method: 'GET',
  path: '/api/NotificationsApi/GetUserNotificationsCount',
  summary: 'How many notices are unread',
  audience: 'traveller',
  input: z.object({}),
  output: z.number(),
  refusals: [],
})
