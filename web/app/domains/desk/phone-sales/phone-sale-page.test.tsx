// @vitest-environment happy-dom
import type { CurrentUser } from '@rihla/contract/account'
import { languages } from '@rihla/contract/values/language'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Link } from 'react-router'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { withServerData } from '../../../platform/cache/query.tsx'
import { adoptUser, clearSession } from '../../../platform/session/session.ts'
import { answerAs, answerWith } from '../../../testing/fake-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import arabicTexts from '../messages.ar.ts'
import englishTexts from '../messages.en.ts'
import { PhoneSalePage } from './phone-sale-page.tsx'

const texts = { en: englishTexts, ar: arabicTexts } as const
const item = { Kind: 'package', Id: 9, Module: 'Trip', Name: 'Siwa', Part: null, City: 'Siwa' }
const day = { Day: '2026-12-20', Free: 8, Price: 1000 }
const quote = {
  Name: 'Siwa',
  From: day.Day,
  To: null,
  Lines: [],
  Total: 2000,
  DueNow: 2000,
  Boards: [],
  CancellationPrice: null,
  Promocode: null,
  Cancellation: [],
  HotelPickUp: true,
  HasRoom: true,
}
/** Beyond what one call answers. */
const later = { Day: '2027-02-14', Free: 3, Price: 1000 }
const refused = (code: string, Error: string) => answerAs(409, { Error, Data: null, code })

const Page = withServerData(PhoneSalePage)

beforeEach(() => adoptUser({ UserId: 7, FullName: 'Mona Adel' } as CurrentUser))
afterEach(clearSession)

describe.each(languages)('selling on the phone, in %s', (language) => {
  const t = texts[language]

  test('a sale is sent again under its key, and under another once it was read that it differs', async () => {
    const page = openPage('/desk/sell', {
      language,
      routes: [{ path: '/desk/sell', element: <Page /> }],
      answers: {
        getDeskMe: answerWith({ UserId: 1, Name: 'N', Role: 'agent', May: [], RefundLimit: 0 }),
        findInventory: answerWith({ Items: [item] }),
        getInventory: answerWith({ Days: [day] }),
        quotePhoneSale: answerWith(quote),
        sellOnPhone: refused('busy', 'Somebody is at it.'),
      },
    })
    const find = await screen.findByLabelText(t.inventoryFind)
    fireEvent.focus(find)
    fireEvent.change(find, { target: { value: 'Siwa' } })
    fireEvent.click(await screen.findByRole('option', { name: /Siwa/ }))
    const starts = await screen.findByLabelText(t.saleStarts)
    await screen.findByRole('option', { name: /8/ })
    fireEvent.change(starts, { target: { value: day.Day } })
    const name = screen.getByLabelText<HTMLInputElement>(t.saleName)
    for (const [field, value] of [
      [name, 'Mona Adel'],
      [screen.getByLabelText(t.saleEmail), 'mona@example.com'],
      [screen.getByLabelText(t.salePhone), '01012345678'],
      [await screen.findByLabelText(t.salePickUp), 'Nile Palace'],
    ] as const)
      fireEvent.change(field, { target: { value } })
    const sell = async (answer: string) => {
      const button = await screen.findByRole<HTMLButtonElement>('button', { name: t.saleSell })
      await waitFor(() => expect(button.disabled).toBe(false))
      fireEvent.click(button)
      await screen.findByText(answer)
    }
    await sell('Somebody is at it.')
    fireEvent.change(name, { target: { value: 'Mona Adly' } })
    page.on('sellOnPhone', refused('deed_differs', 'With other details.'))
    await sell('With other details.')
    expect(name.value).toBe('Mona Adly')
    page.on('sellOnPhone', refused('busy', 'Still at it.'))
    await sell('Still at it.')
    const sent = page.requestsOf('sellOnPhone').map((request) => request.json())
    expect((await Promise.all(sent))[0]).toMatchObject({ PickUpFrom: 'Nile Palace' })
    const [first, second, third] = (await Promise.all(sent)).map(({ Key }: { Key: string }) => Key)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  test('another offer is sold to the same caller; departures are listed as far as they are sold', async () => {
    const other = { ...item, Id: 10, Name: 'Dahab', City: 'Dahab' }
    openPage('/desk/sell', {
      language,
      routes: [{ path: '/desk/sell', element: <Page /> }],
      answers: {
        getDeskMe: answerWith({ UserId: 1, Name: 'N', Role: 'agent', May: [], RefundLimit: 0 }),
        findInventory: answerWith({ Items: [item, other] }),
        getInventory: async (request) => {
          const { searchParams } = new URL(request.url)
          const isNear = (searchParams.get('From') ?? '') < '2026-12-20'
          return answerWith({ Days: [isNear ? day : later] })(request)
        },
        quotePhoneSale: answerWith(quote),
      },
    })
    const pick = async (name: RegExp): Promise<void> => {
      const find = await screen.findByLabelText(t.inventoryFind)
      fireEvent.focus(find)
      fireEvent.change(find, { target: { value: 'a' } })
      fireEvent.click(await screen.findByRole('option', { name }))
    }
    await pick(/Siwa/)
    const areListed = () =>
      waitFor(() => {
        const { options } = screen.getByLabelText<HTMLSelectElement>(t.saleStarts)
        expect([...options].map(({ value }) => value).filter(Boolean)).toEqual([day.Day, later.Day])
      })
    await areListed()
    fireEvent.change(screen.getByLabelText(t.saleName), { target: { value: 'Mona Adel' } })
    await pick(/Dahab/)
    await areListed()
    expect(screen.getByLabelText<HTMLInputElement>(t.saleName).value).toBe('Mona Adel')
    expect(screen.getByLabelText<HTMLSelectElement>(t.saleStarts).value).toBe('')
  })

  test('a code that is still being typed isn’t left out: nothing is sold before its price is known', async () => {
    const page = openPage('/desk/sell', {
      language,
      routes: [{ path: '/desk/sell', element: <Page /> }],
      answers: {
        getDeskMe: answerWith({ UserId: 1, Name: 'N', Role: 'agent', May: [], RefundLimit: 0 }),
        findInventory: answerWith({ Items: [item] }),
        getInventory: answerWith({ Days: [day] }),
        quotePhoneSale: async (request) => {
          const code = new URL(request.url).searchParams.get('Promocode')
          const its = code && {
            Total: 1800,
            DueNow: 1800,
            Promocode: { IsSuccess: true, Message: code },
          }
          return answerWith({ ...quote, ...its })(request)
        },
        sellOnPhone: refused('busy', 'Somebody is at it.'),
      },
    })
    const find = await screen.findByLabelText(t.inventoryFind)
    fireEvent.focus(find)
    fireEvent.change(find, { target: { value: 'Siwa' } })
    fireEvent.click(await screen.findByRole('option', { name: /Siwa/ }))
    const starts = await screen.findByLabelText(t.saleStarts)
    await screen.findByRole('option', { name: /8/ })
    for (const [field, value] of [
      [starts, day.Day],
      [screen.getByLabelText(t.saleName), 'Mona Adel'],
      [screen.getByLabelText(t.saleEmail), 'mona@example.com'],
      [screen.getByLabelText(t.salePhone), '01012345678'],
    ] as const)
      fireEvent.change(field, { target: { value } })
    const button = screen.getByRole<HTMLButtonElement>('button', { name: t.saleSell })
    await waitFor(() => expect(button.disabled).toBe(false))
    fireEvent.change(screen.getByLabelText(t.salePromocode), { target: { value: 'sun10' } })
    fireEvent.click(button)
    await screen.findByText('SUN10')
    await waitFor(() => expect(button.disabled).toBe(false))
    expect(page.requestsOf('sellOnPhone')).toHaveLength(0)
    fireEvent.click(button)
    await screen.findByText('Somebody is at it.')
    expect(await page.requestsOf('sellOnPhone')[0]?.json()).toMatchObject({
      Promocode: 'SUN10',
      Total: 1800,
    })
  })

  test('an account that couldn’t be looked for is said, and looked for again', async () => {
    const page = openPage('/desk/sell', {
      language,
      routes: [{ path: '/desk/sell', element: <Page /> }],
      answers: {
        getDeskMe: answerWith({ UserId: 1, Name: 'N', Role: 'agent', May: [], RefundLimit: 0 }),
        findInventory: answerWith({ Items: [item] }),
        getInventory: answerWith({ Days: [day] }),
        findCustomers: refused('busy', 'Somebody is at it.'),
      },
    })
    const find = await screen.findByLabelText(t.inventoryFind)
    fireEvent.focus(find)
    fireEvent.change(find, { target: { value: 'Siwa' } })
    fireEvent.click(await screen.findByRole('option', { name: /Siwa/ }))
    const customer = screen.getByLabelText(t.saleFindCustomer)
    fireEvent.change(customer, { target: { value: 'mona@example.com' } })
    const look = () => fireEvent.click(screen.getByRole('button', { name: t.saleFind }))
    look()
    await screen.findByText('Somebody is at it.')
    page.on('findCustomers', answerWith({ Items: [] }))
    look()
    await screen.findByText(t.saleNotFound)
    expect(screen.queryByText('Somebody is at it.')).toBeNull()
  })

  test('a sale that isn’t finished when the session ends goes on afterwards, to the same account, under its key', async () => {
    const customer = { Id: 5, Name: 'Mona Adel', Email: 'mona@example.com', Phone: '01012345678' }
    const page = openPage('/desk/sell', {
      language,
      routes: [
        {
          path: '/desk/sell',
          element: [
            <Page key="page" />,
            <Link key="away" to="/admin/login">
              away
            </Link>,
          ],
        },
        { path: '/admin/login', element: <Link to="/desk/sell">back</Link> },
      ],
      answers: {
        getDeskMe: answerWith({ UserId: 1, Name: 'N', Role: 'agent', May: [], RefundLimit: 0 }),
        findInventory: answerWith({ Items: [item] }),
        getInventory: answerWith({ Days: [day] }),
        findCustomers: answerWith({ Items: [customer] }),
        quotePhoneSale: answerWith({ ...quote, HotelPickUp: false }),
        sellOnPhone: refused('busy', 'Somebody is at it.'),
      },
    })
    const find = await screen.findByLabelText(t.inventoryFind)
    fireEvent.focus(find)
    fireEvent.change(find, { target: { value: 'Siwa' } })
    fireEvent.click(await screen.findByRole('option', { name: /Siwa/ }))
    await screen.findAllByRole('option', { name: /20/ })
    fireEvent.change(screen.getByLabelText(t.saleStarts), { target: { value: day.Day } })
    fireEvent.change(screen.getByLabelText(t.saleFindCustomer), {
      target: { value: customer.Email },
    })
    fireEvent.click(screen.getByRole('button', { name: t.saleFind }))
    fireEvent.click(await screen.findByRole('radio', { name: /Mona Adel/ }))
    const sell = async (): Promise<void> => {
      const button = await screen.findByRole<HTMLButtonElement>('button', { name: t.saleSell })
      await waitFor(() => expect(button.disabled).toBe(false))
      fireEvent.click(button)
      await screen.findByText('Somebody is at it.')
    }
    await sell()
    fireEvent.click(screen.getByText('away'))
    fireEvent.click(await screen.findByText('back'))
    await screen.findByText(t.saleResumed)
    const account = await screen.findByRole<HTMLInputElement>('radio', { name: /Mona Adel/ })
    expect(account.checked).toBe(true)
    await sell()
    const sent = page.requestsOf('sellOnPhone').map((request) => request.json())
    const [first, second] = await Promise.all(sent)
    expect(second).toEqual(first)
    expect(second).toMatchObject({ CustomerId: 5, From: day.Day })
    fireEvent.click(screen.getByRole('button', { name: t.saleAnew }))
    expect(screen.queryByRole('button', { name: t.saleSell })).toBeNull()
    fireEvent.click(screen.getByText('away'))
    fireEvent.click(await screen.findByText('back'))
    await screen.findByLabelText(t.inventoryFind)
    expect(screen.queryByText(t.saleResumed)).toBeNull()
  })
})
