import type { SoldModuleName } from '@rihla/contract/modules'
import type { Language } from '@rihla/contract/values/language'

/**
 * Every event there is, with all that may be recorded of it. Nothing personal: no name, e-mail, reference
 * or number of a booking, and nothing that was typed.
 */
export type AnalyticsEvents = {
  /** `path` without its query, ids replaced (`pathOfPage`). */
  page_view: { path: string; title: string; language: Language }
  /** `code` is the refusal's, such as `invalid_credentials`. */
  login_failed: { method: 'password' | 'google' | 'facebook' | 'apple'; code: string }
  /** From looking to having paid. The first two are counted once a visit and kind; values are whole EGP. */
  search: { module: SoldModuleName }
  view_offer: { module: SoldModuleName }
  hold: { module: SoldModuleName; value: number }
  payment_page: { module: SoldModuleName; value: number }
  paid: { module: SoldModuleName; value: number }
}

export type AnalyticsEvent = {
  [N in keyof AnalyticsEvents]: { name: N } & AnalyticsEvents[N]
}[keyof AnalyticsEvents]

/**
 * Counts what happens on our pages. Exists only while the visitor agrees.
 *
 * An adapter must answer at once and never throw, must add nothing personal, and must stay silent when
 * its company can't be reached: no page may be slower or broken for being counted.
 */
export type Analytics = {
  send(event: AnalyticsEvent): void
  /** The visitor agrees no more: what isn't sent yet never is. */
  forget?(): void
}

let connected: Analytics | null = null

/** Sets the analytics to send events to; null for none. */
export function connectAnalytics(analytics: Analytics | null): void {
  connected?.forget?.()
  connected = analytics
}

/** Records an event; dropped while the visitor hasn't consented. */
export function recordEvent<N extends keyof AnalyticsEvents>(
  name: N,
  properties: AnalyticsEvents[N],
): void {
  connected?.send({ name, ...properties } as AnalyticsEvent)
}

/** A page's path without ids, so that no booking can be identified. */
export const pathOfPage = (pathname: string): string =>
  pathname.replaceAll(/\/\d+(?=\/|$)/g, '/:id')
