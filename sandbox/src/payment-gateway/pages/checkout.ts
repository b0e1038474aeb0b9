import { type Context, Hono } from 'hono'
import { languageOf } from '../../language.ts'
import type { Bank, Verdict } from '../bank.ts'
import type { BankDeps } from '../bank-deps.ts'
import { isExpired } from '../bank.ts'
import { digitsOf, readCard } from './cards.ts'
import { showCodeForm, showResult, type Visit } from './checkout-page.ts'
import { showCardForm, showWalletForm } from './pay-forms.ts'
import { returnAddress } from '../transaction.ts'
import { readWallet } from './wallets.ts'
import { channelOf, type Intention } from '../wire.ts'

type Payable = Visit & { intention: Intention }

/**
 * The pages that a customer sees. They keep everything in their addresses and nothing in cookies,
 * which a browser withholds from a frame.
 */
export function checkoutPages(deps: BankDeps, bank: Bank): Hono {
  const { keys, ledger, timers } = deps
  const pages = new Hono()

  function visitOf(c: Context): Visit {
    const language = languageOf(c.req.query('lang'), c.req.header('accept-language'))
    const { clientSecret: secret, publicKey } = c.req.query()
    const intention = ledger.intentions.all().find((one) => one.client_secret === secret)
    if (intention === undefined || publicKey !== keys.publicKey) return { c, language }
    return { c, language, intention }
  }

  const channel = ({ intention }: Payable) => channelOf(keys, intention.integration) ?? 'card'

  const isPayable = (visit: Visit): visit is Payable => visit.intention !== undefined

  function showVerdict(visit: Payable, verdict: Verdict) {
    const { c, intention } = visit
    if (verdict.kind === 'already paid') return showPaid(visit)
    if (verdict.kind === 'busy' || verdict.kind === 'expired')
      return showResult(visit, verdict.kind)
    const { transaction } = verdict
    if (verdict.kind === 'code needed') {
      return c.redirect(addressOf(c, 'code', { transaction: String(transaction.id) }), 303)
    }
    const shop = shopAddress(intention, transaction.id)
    if (!transaction.success) {
      return showResult(visit, 'declined', { retry: addressOf(c, '', {}), shop })
    }
    if (verdict.neverReturns || shop === undefined) return showResult(visit, 'done')
    return c.redirect(shop, 303)
  }

  function shopAddress(intention: Intention, transactionId: number): string | undefined {
    const transaction = ledger.transactions.get(transactionId)
    if (transaction === undefined || intention.redirection_url === null) return undefined
    return returnAddress(intention.redirection_url, transaction, keys.hmacSecret)
  }

  function showPaid(visit: Payable) {
    const orderId = visit.intention.intention_order_id
    const paid = ledger.transactions.all().find((one) => one.order.id === orderId && one.success)
    const shop = shopAddress(visit.intention, paid?.id ?? 0)
    return showResult(visit, 'alreadyPaid', { shop })
  }

  pages.get('/unifiedcheckout/', (c) => {
    const visit = visitOf(c)
    if (!isPayable(visit)) return showResult(visit, 'unknown')
    if (bank.isPaid(visit.intention)) return showPaid(visit)
    if (isExpired(visit.intention, timers.now())) return showResult(visit, 'expired')
    return channel(visit) === 'wallet'
      ? showWalletForm(visit, [], {})
      : showCardForm(visit, [], {}, channel(visit) === 'instalments')
  })

  pages.post('/unifiedcheckout/', async (c) => {
    const visit = visitOf(c)
    if (!isPayable(visit)) return showResult(visit, 'unknown')
    const form = await c.req.parseBody<Record<string, string>>()
    if (channel(visit) === 'wallet') {
      const { means, problems } = readWallet(form)
      if (problems.length > 0)
        return showWalletForm(visit, problems, { phone: form['phone'] ?? '' })
      return showVerdict(visit, await bank.pay(visit.intention, means))
    }
    const { means, problems } = readCard(form, timers.now())
    const typed = { name: form['name'] ?? '', tenure: form['tenure'] ?? '' }
    if (problems.length > 0)
      return showCardForm(visit, problems, typed, channel(visit) === 'instalments')
    return showVerdict(visit, await bank.pay(visit.intention, means))
  })

  pages.get('/unifiedcheckout/code', (c) => {
    const visit = visitOf(c)
    const transaction = ledger.transactions.get(Number(c.req.query('transaction')))
    if (!isPayable(visit) || !transaction) return showResult(visit, 'unknown')
    if (bank.isPaid(visit.intention)) return showPaid(visit)
    return showCodeForm(visit, false)
  })

  pages.post('/unifiedcheckout/code', async (c) => {
    const visit = visitOf(c)
    const id = Number(c.req.query('transaction'))
    const form = await c.req.parseBody<Record<string, string>>()
    const code = form['cancel'] === undefined ? digitsOf(form['code'] ?? '') : ''
    if (!isPayable(visit)) return showResult(visit, 'unknown')
    const verdict = bank.answerCode(visit.intention, id, code)
    if (verdict === undefined) return showResult(visit, 'unknown')
    if (verdict.kind === 'code needed') return showCodeForm(visit, true)
    return showVerdict(visit, verdict)
  })

  return pages
}

/** Another page of this checkout, for the same payment and language; relative, whatever the host. */
function addressOf(c: Context, page: string, more: Record<string, string>): string {
  const url = new URL(c.req.url)
  url.searchParams.delete('transaction')
  for (const [key, value] of Object.entries(more)) url.searchParams.set(key, value)
  return `${url.pathname.replace(/\/unifiedcheckout\/.*$/, `/unifiedcheckout/${page}`)}${url.search}`
}
