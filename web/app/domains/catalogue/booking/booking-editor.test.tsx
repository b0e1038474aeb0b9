// @vitest-environment happy-dom
import { languages } from '@rihla/contract/values/language'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { dayUse, dayUseAnswers } from '../../../testing/day-use.ts'
import { answerWith } from '../../../testing/fake-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { DayUseRoute } from '../../day-use/index.ts'

const ADDRESS = '/dayuse?id=1&arrival-date=17-12-2026&adults=2'
beforeEach(() => vi.setSystemTime('2026-12-01T10:00:00Z'))

async function openEditor(
  language: 'en' | 'ar' = 'en',
  days: object[] = [],
  address: string = ADDRESS,
) {
  const page = openPage(address, {
    language,
    routes: [{ path: '/dayuse', element: <DayUseRoute loaded={{ failure: null }} /> }],
    answers: {
      ...dayUseAnswers(),
      getDayUseDetails: answerWith({ ...dayUse, Price: 900, Children: { MinAge: 2 } }),
      getDayPrices: answerWith(days),
    },
  })
  const [edit] = await screen.findAllByRole('button', {
    name: { en: 'Edit', ar: 'تعديل' }[language],
  })
  fireEvent.click(edit as HTMLElement)
  await waitFor(() => expect(document.querySelector('.booking-card form')).not.toBeNull())
  return page
}

test('each day of the calendar says its own price, and the lowest stands out', async () => {
  const page = await openEditor('en', [
    { Day: '2026-12-17', Price: 900 },
    { Day: '2026-12-18', Price: 1400 },
  ])
  expect(page.requestsOf('getDayPrices')[0]?.url).toContain('Id=1&AdultsCount=2')
  fireEvent.click(screen.getByRole('button', { name: 'Open the calendar' }))
  const noted = await waitFor(() => {
    const days = [...document.querySelectorAll('[data-note]')]
    expect(days).toHaveLength(2)
    return days
  })
  expect(noted.map((it) => it.getAttribute('data-note'))).toEqual(['900', '1,400'])
  expect(noted.map((it) => it.hasAttribute('data-best'))).toEqual([true, false])
})

const words = {
  en: { updated: 'Booking Updated', early: 'Date cannot be before 01/12/2026', odd: /^Write the/ },
  ar: {
    updated: 'تم تحديث الحجز',
    early: 'لا يمكن أن يكون التاريخ قبل 01/12/2026',
    odd: /^اكتب التاريخ/,
  },
} as const
const dateBox = () => document.querySelector('.booking-card input') as HTMLInputElement
const save = () => fireEvent.submit(document.querySelector('.booking-card form') as Element)
const toast = () => document.querySelector('.toast')?.textContent ?? ''

test.each(languages)('%s: a typed date that is refused saves nothing', async (language) => {
  const page = await openEditor(language)
  const say = words[language]
  for (const [typed, said] of [
    ['30/11/2026', say.early],
    ['soon', say.odd],
  ] as const) {
    fireEvent.change(dateBox(), { target: { value: typed } })
    fireEvent.blur(dateBox())
    save()
    await screen.findByText(said)
    expect(document.activeElement).toBe(dateBox())
    expect(dateBox().value).toBe(typed)
  }
  expect(page.address()).toBe(ADDRESS)
  expect(toast()).not.toContain(say.updated)
})

test('a date that is still being typed when the form is sent is the one that is saved', async () => {
  const page = await openEditor()
  fireEvent.change(dateBox(), { target: { value: '18/12/2026' } })
  // No blur: a finger on the button leaves the cursor where it is.
  save()
  await waitFor(() => expect(page.address()).toBe(ADDRESS.replace('17-12', '18-12')))
  expect(toast()).toContain(words.en.updated)
})

test.each([
  ['en', 'Children can come along from 2 years on.'],
  ['ar', 'يمكن للأطفال المشاركة من عمر سنتين.'],
] as const)(
  '%s: beside a child that is too young stands from which age on',
  async (language, said) => {
    await openEditor(language, [], `${ADDRESS}&children=1`)
    await screen.findByText(said)
  },
)
