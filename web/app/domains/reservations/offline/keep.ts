import { parseModule } from '@rihla/contract/modules'
import type { ReservationCard, ReservationDetails } from '@rihla/contract/reservations'
import type { Language } from '@rihla/contract/values/language'
import type { ApiClient } from '../../../platform/api/client.ts'
import { cairoToday } from '../../../platform/clock.ts'
import { dayMonthYear } from '../../../platform/locale/dates.ts'
import type { TextOf } from '../../../platform/locale/text.ts'
import { canKeep, keepPages, type KeptPage } from '../../../platform/offline/kept-pages.ts'
import { loadCode } from '../../papers/index.ts'
import { pathOf } from '../module-name.ts'
import { toneOf } from '../status.ts'
import { summaryPage, ticketsPage } from './booking-pages.ts'

/** For whom and in which words pages are kept. */
type Keeper = {
  readonly t: TextOf<typeof import('../messages.en.ts').default>
  readonly moduleName: (module: string) => string
  readonly language: Language
  readonly owner: number
}

function summaryOf(
  { t, moduleName, language }: Keeper,
  it: ReservationCard | ReservationDetails,
): KeptPage {
  const date = dayMonthYear(it.ArrivalDate, language)
  const asOf = dayMonthYear(cairoToday(), language)
  const html = summaryPage(language, {
    name: it.Name,
    kind: moduleName(it.ModuleName),
    reference: { label: t('reference'), value: it.ReferenceNumber },
    facts: [
      { label: t('arrival'), value: date },
      { label: t('payment'), value: it.PaymentStatus },
    ],
    status: it.ReservationStatus,
    asOf: t('offlineAsOf', { date: asOf }),
  })
  return {
    path: pathOf(it),
    title: `${it.Name} · ${date}`,
    date: it.ArrivalDate,
    html,
    summary: toneOf(it.StatusCode) === 'bad' ? 'of no ticket' : 'of a ticket',
  }
}

/** Keeps a booking: its tickets as they are printed, or a summary while there is none. */
export async function keepReservation(
  keeper: Keeper,
  api: ApiClient,
  it: ReservationDetails,
): Promise<boolean> {
  if (!canKeep()) return false
  const summary = summaryOf(keeper, it)
  const module = parseModule(it.ModuleName)
  const none = { ...summary, summary: 'of no ticket' } as const
  if (!it.HasTicket || !module) return keepPages(keeper.owner, [none])
  const papers = await api.call('getReservationPapers', { ReservationId: it.Id, Module: module })
  const codes = await Promise.all(papers.Tickets.map(({ Code }) => loadCode(Code)))
  const html = ticketsPage(keeper.language, papers.Tickets, codes)
  return keepPages(keeper.owner, [html === null ? none : { ...summary, html, summary: undefined }])
}

/** Keeps a summary of each booking: in the place of a ticket only where it is none any more, or of another day. */
export async function keepList(keeper: Keeper, cards: readonly ReservationCard[]): Promise<void> {
  // What was kept longest ago goes first, and the newest stands at the top of a list.
  const pages = cards.toReversed().map((card) => summaryOf(keeper, card))
  await keepPages(keeper.owner, pages)
}
