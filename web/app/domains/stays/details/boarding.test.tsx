// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Sailing } from '../dates/use-start-days.ts'
import { languages } from '@rihla/contract/values/language'
import { answerWith } from '../../../testing/fake-server.ts'
import { hotelOf } from '../../../testing/stays.ts'
import { openStays } from '../testing/open-stays.tsx'

const sailing = (Weekday: number, Nights: number, Boarding: Sailing['Boarding']): Sailing => ({
  Weekday,
  Nights,
  Name: `Route ${Weekday}`,
  Steps: [],
  Boarding,
})
const north = { Port: 'Aswan quay', From: '13:30', Latitude: 24.1, Longitude: 32.9 }
const ship = {
  ...hotelOf('cruise'),
  Address: 'Luxor quay',
  Sailings: [sailing(6, 4, null), sailing(3, 3, north)],
}
const opened = () => [...document.querySelectorAll('.sailing')].map((it) => it.hasAttribute('open'))

const words = {
  en: { boards: 'Boards at Aswan quay', from: 'From 13:30', around: 'From 14:00' },
  ar: { boards: 'الصعود من Aswan quay', from: 'من الساعة 13:30', around: 'من الساعة 14:00' },
}

test.each(languages)(
  'a ship is boarded where the chosen sailing begins, in %s',
  async (language) => {
    const said = words[language]
    const address = '/cruise?id=501&arrival-date=16-12-2026&departure-date=19-12-2026'
    openStays(address, language, { getHotel: answerWith(ship) }, { phone: '+20 2 5550 0142' })
    const link = await screen.findByRole('link', { name: said.boards })
    expect(link.getAttribute('href')).toBe('#location')
    await screen.findByText(/Route 3/)
    expect(opened()).toEqual([false, true])
    const facts = document.getElementById('good-to-know') as HTMLElement
    within(facts).getByText((_, node) => node?.tagName === 'DD' && node.textContent === said.from)
    expect(within(facts).getByText('+20 2 5550 0142')).toHaveProperty('href', 'tel:+20255500142')
  },
)

test.each(languages)('else at its own address, at its own hour, in %s', async (language) => {
  const said = words[language]
  openStays('/cruise?id=501&arrival-date=12-12-2026&departure-date=16-12-2026', language, {
    getHotel: answerWith(ship),
  })
  await screen.findByRole('link', { name: 'Luxor quay' })
  await screen.findByText(/Route 3/)
  expect(opened()).toEqual([true, false])
  const facts = document.getElementById('good-to-know') as HTMLElement
  within(facts).getByText((_, node) => node?.tagName === 'DD' && node.textContent === said.around)
  expect(facts.querySelector('[href^="tel:"]'), 'nobody to call is named').toBeNull()
})
