// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'
import { PhoneField } from './phone-field.tsx'

const countries = [
  { code: 'EG', dial: '+20', name: 'Egypt', placeholder: '1012345678' },
  { code: 'DE', dial: '+49', name: 'Germany', placeholder: '1701234567' },
]

function Phone() {
  const [{ country, phone }, set] = useState({ country: 'EG', phone: '' })
  return (
    <fieldset>
      <PhoneField
        label="Phone"
        countries={countries}
        country={country}
        onCountryChange={(code) => set({ country: code, phone })}
        value={phone}
        onChange={(typed, named = country) => set({ country: named, phone: typed })}
      />
    </fieldset>
  )
}

beforeEach(() => {
  const routes = [{ path: '/', element: <Phone /> }]
  openPage('/', { language: 'en', routes, answers: {} })
})
afterEach(cleanup)

const type = (value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: /Phone/ }), { target: { value } })
const chosen = () => screen.getByRole<HTMLSelectElement>('combobox').value
const said = () => within(screen.getByRole('group')).getByRole('status').textContent

test('a number of home says nothing of a country', () => {
  type('1012345678')
  expect([chosen(), said()]).toEqual(['EG', ''])
})

test('a prefix of another country chooses it, and says so to who doesn’t see it', () => {
  type('+491701234567')
  expect([chosen(), said()]).toEqual(['DE', 'Germany'])
})

test('a country that is chosen afterwards takes what was said back', () => {
  type('+491701234567')
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'EG' } })
  expect([chosen(), said()]).toEqual(['EG', ''])
})
