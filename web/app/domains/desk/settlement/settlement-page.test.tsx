// @vitest-environment happy-dom
import type { CurrentUser } from '@rihla/contract/account'
import { languages } from '@rihla/contract/values/language'
import { fireEvent, screen, within } from '@testing-library/react'
import { Link } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { withServerData } from '../../../platform/cache/query.tsx'
import { adoptUser, clearSession } from '../../../platform/session/session.ts'
import { answerAs, answerWith, type Answer, type Answers } from '../../../testing/fake-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import arabicTexts from '../messages.ar.ts'
import englishTexts from '../messages.en.ts'
import { SettlementPage } from './settlement-page.tsx'

const texts = { en: englishTexts, ar: arabicTexts } as const
const side = (Count: number, Amount: number) => ({ Count, Amount })
const none = side(0, 0)
const ours = {
  State: 'ours',
  Movement: 'payment',
  Number: '410007',
  Order: '880123',
  Reference: 'RH1-AA',
  At: '2026-12-01T12:00:00.000Z',
  Ours: 1000.5,
  Theirs: null,
  MethodName: 'Bank card',
  Reservation: null,
}
const settlement = {
  Gateway: 'paymob',
  States: [
    { State: 'alike', Ours: side(3, 2999.99), Theirs: side(3, 2999.99) },
    { State: 'ours', Ours: side(1, 1000.5), Theirs: none },
  ],
  Ours: side(4, 4000.49),
  Theirs: side(3, 2999.99),
  Fees: 85.5,
  Beside: [{ Method: 'Cash_On_Delivery', MethodName: 'Cash', ...side(1, 0.51) }],
  Days: [
    {
      Day: '2026-12-01',
      States: [{ State: 'alike', Ours: side(3, 2999.99), Theirs: side(3, 2999.99) }],
    },
  ],
  Unfiled: ['2026-12-02'],
  Counts: [{ State: 'ours', Count: 1 }],
  Items: [ours],
  Total: 1,
}
const reading = {
  From: '2026-12-01',
  To: '2026-12-01',
  Lines: 2,
  New: 1,
  Movements: [{ Movement: 'payment', ...side(2, 2000) }],
  Fees: 60,
}

const Page = withServerData(SettlementPage)
const at = '/desk/money/settlement?from=2026-12-01&to=2026-12-02'
const shown = (
  <>
    <Link to="/desk/money/settlement?from=2026-10-01&to=2026-10-31">october</Link>
    <Page />
  </>
)

beforeEach(() => adoptUser({ UserId: 7, FullName: 'Mona Adel' } as CurrentUser))
afterEach(clearSession)

describe.each(languages)('the gateway’s settlement, in %s', (language) => {
  const t = texts[language]
  const open = (answers: Answers = {}, address = at) =>
    openPage(address, {
      language,
      routes: [{ path: '/desk/money/settlement', element: shown }],
      answers: {
        getSettlement: answerWith(settlement),
        getSettlementFiles: answerWith({ Items: [], Total: 0 }),
        previewSettlement: answerWith(reading),
        importSettlement: answerWith({ State: 'done', IsNew: true, ...reading, Differences: 0 }),
        ...answers,
      },
    })
  const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
  const dialog = async () => within(await screen.findByRole('dialog'))
  const choose = async (name = 'december.csv') => {
    await press(t.importFile)
    const form = await dialog()
    const input = form.getByLabelText(t.importChoose)
    fireEvent.change(input, { target: { files: [new File(['a'], name)] } })
    return form
  }
  const rowOf = async (name: string) =>
    (await screen.findByRole('rowheader', { name: new RegExp(name) })).closest('tr')?.textContent

  test('adds up to the piastre, with what doesn’t come through the gateway', async () => {
    open()
    expect(await rowOf(t.throughGateway)).toMatch(/4,000\.49.*2,999\.99/)
    expect(await rowOf(t.allMoved)).toContain('4,001.00')
    expect(screen.getByText(new RegExp(t.keptByGateway)).textContent).toContain('85.50')
  })

  test('says what a difference means, and leads on by the gateway’s number', async () => {
    open()
    await screen.findByText(t.meansOurs)
    expect(screen.getByRole('link', { name: t.findIt }).getAttribute('href')).toBe(
      '/desk/reservations?q=410007',
    )
  })

  test('shows nothing of another period while a new one loads', async () => {
    const page = open()
    await rowOf(t.allMoved)
    let arrive: () => void = () => {}
    const late: Answer = (request) =>
      new Promise((resolve) => (arrive = () => resolve(answerWith(settlement)(request))))
    page.on('getSettlement', late)
    fireEvent.click(screen.getByRole('link', { name: 'october' }))
    await vi.waitFor(() => expect(page.requestsOf('getSettlement')).toHaveLength(2))
    expect(screen.queryByRole('rowheader', { name: new RegExp(t.allMoved) })).toBeNull()
    expect(screen.queryByRole('button', { name: t.downloadCsv })).toBeNull()
    arrive()
    await rowOf(t.allMoved)
  })

  test.each([
    ['past the end of the list', '&page=3', {}, 'differencesPast'],
    ['of a kind that there is none of', '&show=amount', { Total: 0 }, 'differencesNoneOfKind'],
    ['once nothing differs', '', { Total: 0, Counts: [] }, 'differencesNone'],
    [
      'once nothing differs, on a page that was',
      '&page=2',
      { Total: 0, Counts: [] },
      'differencesNone',
    ],
  ] as const)('says %s just that', async (_, more, its, text) => {
    open({ getSettlement: answerWith({ ...settlement, ...its, Items: [] }) }, `${at}${more}`)
    await screen.findByText(t[text], { exact: false })
    const isNone = text === 'differencesNone'
    expect(screen.queryByText(t.differencesNone) !== null).toBe(isNone)
  })

  test('reads a page of the list that is turned from its heading on', async () => {
    const page = open({ getSettlement: answerWith({ ...settlement, Total: 500 }) })
    await rowOf(t.allMoved)
    const link = document.querySelector<HTMLElement>('.pages a[href*="page=2"]')
    link?.focus()
    if (link) fireEvent.click(link)
    await vi.waitFor(() => expect(page.address()).toContain('page=2'))
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: t.differences }))
  })

  test('asks for one kind of what is listed, which stands in the address', async () => {
    const page = open()
    fireEvent.change(await screen.findByLabelText(t.showWhich), { target: { value: 'ours' } })
    await vi.waitFor(() => expect(page.address()).toContain('show=ours'))
    const asked = page.requestsOf('getSettlement').map(({ url }) => new URL(url).searchParams)
    expect(asked.at(-1)?.get('State')).toBe('ours')
  })

  test('shows what is in a file before it is imported, and imports it once', async () => {
    const page = open()
    const form = await choose()
    await form.findByText(/2,000\.00/)
    fireEvent.click(form.getByRole('button', { name: t.importFile }))
    await vi.waitFor(() => expect(page.requestsOf('importSettlement')).toHaveLength(1))
    const sent = await page.requestsOf('importSettlement')[0]?.formData()
    expect(sent?.get('Name')).toBe('december.csv')
    expect(sent?.get('From')).toBe('2026-12-01')
    expect(sent?.get('Reason')).toContain('december.csv')
    await vi.waitFor(() => expect(page.address()).toContain('to=2026-12-01'))
  })

  test('sends nothing while one of its days can’t be taken', async () => {
    const page = open()
    const form = await choose()
    await form.findByText(/2,000\.00/)
    const first = form.getByLabelText(t.importFirst)
    fireEvent.change(first, { target: { value: '31/11/2026' } })
    fireEvent.blur(first)
    fireEvent.click(form.getByRole('button', { name: t.importFile }))
    await vi.waitFor(() => expect(document.activeElement).toBe(first))
    expect(page.requestsOf('importSettlement')).toHaveLength(0)
  })

  test('sends a file again under its key, and another under another', async () => {
    const refused = { Error: 'Line 3 says otherwise.', Data: null, code: 'settlement_contradicts' }
    const page = open({ importSettlement: answerAs(409, refused) })
    const form = await choose()
    const send = async (times: number) => {
      fireEvent.click(await form.findByRole('button', { name: t.importFile }))
      await vi.waitFor(() => expect(page.requestsOf('importSettlement')).toHaveLength(times))
      await form.findByRole('alert')
    }
    await form.findByText(/2,000\.00/)
    await send(1)
    await send(2)
    const other = { target: { files: [new File(['b'], 'january.csv')] } }
    fireEvent.change(form.getByLabelText(t.importChoose), other)
    await vi.waitFor(() => expect(page.requestsOf('previewSettlement')).toHaveLength(2))
    await form.findByText(/2,000\.00/)
    await send(3)
    const sent = page.requestsOf('importSettlement').map((request) => request.formData())
    const [first, again, another] = (await Promise.all(sent)).map((body) => body.get('Key'))
    expect(again).toBe(first)
    expect(another).not.toBe(first)
  })

  test('sends a file under another key once it was read that other details went under the first', async () => {
    const refused = { Error: 'With other details.', Data: null, code: 'deed_differs' }
    const page = open({ importSettlement: answerAs(409, refused) })
    const form = await choose()
    await form.findByText(/2,000\.00/)
    fireEvent.click(form.getByRole('button', { name: t.importFile }))
    await form.findByText('With other details.')
    page.on(
      'importSettlement',
      answerWith({ State: 'done', IsNew: true, ...reading, Differences: 0 }),
    )
    fireEvent.click(await form.findByRole('button', { name: t.importFile }))
    await vi.waitFor(() => expect(page.requestsOf('importSettlement')).toHaveLength(2))
    const sent = page.requestsOf('importSettlement').map((request) => request.formData())
    const [first, second] = (await Promise.all(sent)).map((body) => body.get('Key'))
    expect(second).not.toBe(first)
  })

  test('says why a file can’t be read, and sends nothing of it', async () => {
    const refused = { Error: 'Line 3 is wrong.', Data: null, code: 'settlement_file_wrong' }
    const page = open({ previewSettlement: answerAs(400, refused) })
    const form = await choose('notes.csv')
    await form.findByText('Line 3 is wrong.')
    fireEvent.click(form.getByRole('button', { name: t.importFile }))
    await form.findByText('Line 3 is wrong.')
    expect(page.requestsOf('importSettlement')).toEqual([])
  })

  test('doesn’t say that nothing differs where there is no file', async () => {
    const unfiled = { State: 'unfiled', Ours: side(1, 5), Theirs: none }
    open({
      getSettlement: answerWith({
        ...settlement,
        States: [unfiled],
        Counts: [],
        Items: [],
        Total: 0,
      }),
    })
    await screen.findByText(t.differencesUnfiled)
    expect(screen.queryByText(t.differencesNone)).toBeNull()
  })

  test('says so when nothing moved', async () => {
    open({ getSettlement: answerWith({ ...settlement, States: [] }) })
    await screen.findByText(t.settlementNone)
    await screen.findByText(t.settlementFilesNone)
  })

  test('offers another try when it can’t be loaded', async () => {
    const page = open({ getSettlement: answerAs(500, {}) })
    await screen.findByText(t.failedToLoad)
    page.on('getSettlement', answerWith(settlement))
    await press(t.tryAgain)
    await screen.findByText(t.meansOurs)
  })
})
