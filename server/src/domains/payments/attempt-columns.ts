import { columnsOf } from '../../platform/database/tables.ts'

const all = {
  amount: true,
  card_end: true,
  charged_again: true,
  checked_at: true,
  checks: true,
  code: true,
  created_at: true,
  currency: true,
  expires_at: true,
  failure: true,
  fee: true,
  gateway: true,
  gateway_order_id: true,
  id: true,
  intention_id: true,
  language: true,
  method: true,
  order_id: true,
  order_kind: true,
  payment_url: true,
  promocode_id: true,
  reference: true,
  refunds_checked_at: true,
  settled_at: true,
  silent_since: true,
  state: true,
  terms: true,
  terms_key: true,
  transaction_id: true,
  user_id: true,
} as const

/** What is read of an attempt. */
export const ATTEMPT = columnsOf<'payment_attempts'>(all)
