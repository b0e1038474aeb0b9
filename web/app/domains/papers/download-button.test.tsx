// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { languages, type Language } from '@rihla/contract/values/language'
import { describe, expect, it, vi } from 'vitest'
import { ServerData } from '../../platform/cache/query.tsx'
import { answerAs, answerWith, noConnection, type Answer } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import { DownloadInvoice, DownloadTicket } from './download-button.tsx'

const words: Record<Language, { ticket: string; invoice: string; failed: string }> = {
  en: { ticket: 'Download ticket', invoice: 'Download invoice', failed: 'Download Failed' },
  ar: { ticket: 'تحميل التذكرة', invoice: 'تحميل الفاتورة', failed: 'تعذّر التحميل' },
}

function open(language: Language, answer: Answer) {
  const element = (
    <ServerData>
      <DownloadTicket module="Bus" id={7} />
      <DownloadInvoice module="Bus" id={7} />
    </ServerData>
  )
  const routes = [{ path: '/', element }]
  return openPage('/', { language, routes, answers: { getReservationPapers: answer } })
}

const tickets = ['BUS-1', 'BUS-2'].map((Reference) => ({
  Reference,
  FileName: `bus-ticket-${Reference}.pdf`,
}))
const invoice = { FileName: 'invoice-BUS-2.pdf' }
const papers = answerWith({ Reference: 'BUS-2', Tickets: tickets, Invoice: invoice })

/** A thread that makes a file of whatever it is sent; answers what that was. */
function givenThread(): unknown[] {
  const sent: unknown[] = []
  class Thread extends EventTarget {
    postMessage(contents: unknown): void {
      sent.push(contents)
      this.dispatchEvent(new MessageEvent('message', { data: { pdf: new Blob(['%PDF-']) } }))
    }
    terminate(): void {}
  }
  vi.stubGlobal('Worker', Thread)
  return sent
}

describe.each(languages)('what is downloaded, in %s', (language) => {
  it('is one file for both ways, named by the one looked at, or the invoice', async () => {
    const sent = givenThread()
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download)
    })
    const page = open(language, papers)
    fireEvent.click(screen.getByRole('button', { name: words[language].ticket }))
    await vi.waitFor(() => expect(saved).toEqual(['bus-ticket-BUS-2.pdf']))
    fireEvent.click(screen.getByRole('button', { name: words[language].invoice }))
    await vi.waitFor(() => expect(saved.at(-1)).toBe('invoice-BUS-2.pdf'))
    expect(sent).toEqual([{ tickets }, { invoice }])
    const [request] = page.requestsOf('getReservationPapers')
    expect(request?.url).toMatch(/ReservationId=7&Module=Bus$/)
  })

  it.each([
    ['there is no connection', noConnection],
    ['it is somebody else’s', answerAs(404, { Error: 'Not found', Data: null })],
    ['nothing is valid any more', answerWith({ Reference: 'BUS-2', Tickets: [], Invoice: null })],
    ['the browser can’t draw it', papers],
  ])('fails with the specified words when %s', async (_, answer) => {
    vi.stubGlobal('Worker', undefined)
    open(language, answer)
    fireEvent.click(screen.getByRole('button', { name: words[language].ticket }))
    expect(await screen.findByText(words[language].failed)).toBeDefined()
    expect(await screen.findByRole('button', { name: words[language].ticket })).toBeDefined()
  })
})
