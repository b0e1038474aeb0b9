// @vitest-environment happy-dom
import { languages } from '@rihla/contract/values/language'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ServerData } from '../../../platform/cache/query.tsx'
import { adoptUser, clearSession } from '../../../platform/session/session.ts'
import { answerWith } from '../../../testing/fake-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { ReservationDetailsPage } from '../index.ts'
import { aReservation, traveller } from '../testing/details.ts'

const words = {
  en: { upload: 'Upload transfer receipt', send: 'Send receipt', close: 'Close' },
  ar: { upload: 'رفع إيصال التحويل', send: 'أرسل الإيصال', close: 'إغلاق' },
} as const

/** What sends files: it arrives when the test says so. */
class Sending extends EventTarget {
  static last: Sending
  readonly upload = new EventTarget()
  status = 200
  statusText = 'OK'
  withCredentials = false
  responseText = JSON.stringify({ Error: null, Data: { Message: 'It is here.' } })
  constructor() {
    super()
    Sending.last = this
  }
  open(): void {}
  setRequestHeader(): void {}
  abort(): void {}
  getAllResponseHeaders = (): string => 'content-type: application/json'
  readonly send = vi.fn()
}

beforeEach(() => {
  adoptUser(traveller)
  vi.stubGlobal('XMLHttpRequest', Sending)
})
afterEach(() => {
  vi.unstubAllGlobals()
  clearSession()
})

test.each(languages)(
  'a receipt that is on its way keeps its dialog, and is shown as sent without it, in %s',
  async (language) => {
    const said = words[language]
    const it = aReservation({ StatusCode: 'Pending Payment', ShowUploadConfirmationFile: true })
    const element = (
      <ServerData>
        <ReservationDetailsPage module="Activity" id={12} />
      </ServerData>
    )
    const page = openPage('/reservations/Activity/12', {
      language,
      answers: { getReservationDetails: answerWith(it) },
      routes: [{ path: '/reservations/:module/:id', element }],
    })
    fireEvent.click(await screen.findByRole('button', { name: said.upload }))
    const dialog = await screen.findByRole('dialog')
    const file = new File(['receipt'], 'receipt.pdf', { type: 'application/pdf' })
    const input = dialog.querySelector('input[type=file]')
    if (!input) throw new Error('No field for a file')
    fireEvent.change(input, { target: { files: [file] } })
    fireEvent.click(within(dialog).getByRole('button', { name: said.send }))
    await waitFor(() => expect(Sending.last.send).toHaveBeenCalledOnce())
    const close = within(dialog).getByRole<HTMLButtonElement>('button', { name: said.close })
    expect(close.disabled).toBe(true)
    // A browser may close it all the same.
    fireEvent(dialog, new Event('close'))
    await waitFor(() => expect(dialog.querySelector('input[type=file]')).toBeNull())
    expect(page.requestsOf('getReservationDetails')).toHaveLength(1)
    Sending.last.dispatchEvent(new Event('load'))
    await waitFor(() => expect(page.requestsOf('getReservationDetails')).toHaveLength(2))
  },
)
