/** What the merchant is known by; the same values are in the merchant's own configuration. */
export type GatewayKeys = {
  secretKey: string
  publicKey: string
  apiKey: string
  hmacSecret: string
  /** The merchant's number for each way to pay. */
  integrations: Record<Channel, number>
}

/** The ways to pay: each is an integration of its own, with a page of its own. */
export type Channel = 'card' | 'instalments' | 'wallet' | 'kiosk'

/** The way to pay that an integration stands for, if it is one of the merchant's. */
export function channelOf(keys: GatewayKeys, integration: number): Channel | undefined {
  const all = Object.entries(keys.integrations) as [Channel, number][]
  return all.find(([, number]) => number === integration)?.[0]
}

export type Item = { name: string; amount: number; description?: string; quantity: number }

/** A payment that a merchant intends to receive. */
export type Intention = {
  id: string
  client_secret: string
  intention_order_id: number
  /** The one way in which it can be paid. */
  integration: number
  amount: number
  currency: string
  items: Item[]
  billing_data: Record<string, string>
  special_reference: string | null
  notification_url: string | null
  redirection_url: string | null
  extras: Record<string, unknown>
  created: string
  expires_at: string | null
}

/** A movement of money, or the attempt at one, with the names of Paymob's wire. */
export type Transaction = {
  id: number
  pending: boolean
  amount_cents: number
  success: boolean
  is_auth: boolean
  is_capture: boolean
  is_standalone_payment: boolean
  is_voided: boolean
  is_refunded: boolean
  is_3d_secure: boolean
  integration_id: number
  profile_id: number
  has_parent_transaction: boolean
  order: {
    id: number
    created_at: string
    delivery_needed: boolean
    amount_cents: number
    currency: string
    merchant_order_id: string | null
    paid_amount_cents: number
    items: Item[]
  }
  created_at: string
  updated_at: string
  currency: string
  source_data: { pan: string; type: string; sub_type: string; tenure: number | null }
  api_source: string
  is_void: boolean
  is_refund: boolean
  /** A name of our own, see `disputes.ts`. */
  is_chargeback: boolean
  is_hidden: boolean
  is_live: boolean
  is_captured: boolean
  is_settled: boolean
  error_occured: boolean
  refunded_amount_cents: number
  captured_amount: number
  owner: number
  parent_transaction: number | null
  installment: null
  data: Record<string, string | number | null>
  payment_key_claims: Record<string, unknown>
}
