// @vitest-environment happy-dom
import { languages } from '@rihla/contract/values/language'
import type { Companion } from '@rihla/contract/account/companions'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { withServerData } from '../../platform/cache/query.tsx'
import { adoptUser } from '../../platform/session/session.ts'
import { answerAs, answerWith, type Answers } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import CompanionChoice from './companion-choice.tsx'
import Companions from './companions.tsx'
import { traveller } from '../reservations/testing/details.ts'
import arabic from './messages.ar.ts'
import english from './messages.en.ts'

const texts = { en: english, ar: arabic }
const companion = (change: Partial<Companion> = {}): Companion => ({
  Id: '00000000-0000-4000-8000-000000000001',
  Name: 'Laila',
  Surname: 'Hassan',
  LocalName: 'ليلى حسن',
  BirthDate: '2020-05-04',
  Nationality: 'EG',
  DocumentType: 'Passport',
  DocumentNumber: 'A12345678',
  ...change,
})
const kept = (...Companions: Companion[]) => answerWith({ Companions, Most: 2 })
const open = (language: 'en' | 'ar', answers: Answers) =>
  openPage('/profile', {
    language,
    routes: [{ path: '/profile', Component: withServerData(Companions) }],
    answers: { getAvailableCountries: answerWith([]), ...answers },
  })

beforeEach(() => adoptUser(traveller))

describe.each(languages)('companions in %s', (language) => {
  const t = texts[language]

  test('are listed, without their documents', async () => {
    open(language, { getCompanions: kept(companion()) })
    await screen.findByText('Laila Hassan')
    expect(screen.getByText('ليلى حسن')).toBeTruthy()
    expect(document.body.textContent).toContain('678')
    expect(document.body.textContent).not.toContain('A12345678')
  })

  test('none yet: says what they are for', async () => {
    open(language, { getCompanions: kept() })
    await screen.findByText(t.none)
  })

  test('full: nobody can be added', async () => {
    open(language, { getCompanions: kept(companion(), companion({ Id: '2', Name: 'Adam' })) })
    await screen.findByText(t.full.replace('{most}', '2'))
    expect(screen.queryByRole('button', { name: t.add })).toBeNull()
  })

  test('a failure is said where they would stand', async () => {
    open(language, { getCompanions: answerAs(500, { Error: 'x', code: 'fault' }) })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(t.failed)
    expect(within(alert).getByRole('button', { name: t.tryAgain })).toBeTruthy()
  })

  test('are added, once everything is right', async () => {
    const page = open(language, {
      getCompanions: kept(),
      saveCompanion: (request) =>
        request
          .clone()
          .json()
          .then((Data) => Response.json({ Error: null, Data })),
    })
    fireEvent.click(await screen.findByRole('button', { name: t.add }))
    const save = await screen.findByRole('button', { name: t.save })
    fireEvent.click(save)
    await screen.findByText(t.isRequired.replace('{field}', t.name))
    expect(page.requestsOf('saveCompanion')).toHaveLength(0)
    const type = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } })
    type(t.name, 'ليلى')
    await screen.findByText(t.nameLatin)
    type(t.name, 'Laila')
    type(t.surname, 'Hassan')
    type(t.documentType, 'Passport')
    await screen.findByText(t.numberNeeded)
    type(t.documentNumber, ' A1 ')
    fireEvent.click(save)
    await screen.findByText(t.saved)
    const [sent] = page.requestsOf('saveCompanion')
    expect(await sent?.json()).toMatchObject({
      Name: 'Laila',
      Surname: 'Hassan',
      BirthDate: null,
      DocumentType: 'Passport',
      DocumentNumber: 'A1',
    })
  })

  test('are removed after a question; a failure is said in it', async () => {
    open(language, {
      getCompanions: kept(companion()),
      deleteCompanion: answerAs(500, { Error: null }),
    })
    const name = t.removeNamed.replace('{name}', 'Laila Hassan')
    fireEvent.click(await screen.findByRole('button', { name }))
    const dialog = await screen.findByRole('dialog')
    fireEvent.click(within(dialog).getByRole('button', { name: t.remove }))
    expect((await within(dialog).findByText(t.removeFailed)).textContent).toBe(t.removeFailed)
  })

  test('fill in a place that suits their age', async () => {
    const chosen: string[] = []
    const Choice = () => (
      <CompanionChoice
        name="2.Companion"
        age={6}
        arrival="2026-12-10"
        onChoose={({ Name }) => chosen.push(Name)}
      />
    )
    openPage('/', {
      language,
      routes: [{ path: '/', Component: withServerData(Choice) }],
      answers: {
        getCompanions: kept(
          companion(),
          companion({ Id: '2', Name: 'Adam', BirthDate: '1990-01-01' }),
        ),
      },
    })
    const list = await screen.findByLabelText(t.fill)
    expect(list.textContent).not.toContain('Adam')
    fireEvent.change(list, { target: { value: companion().Id } })
    expect(chosen).toEqual(['Laila'])
  })
})
