// @vitest-environment happy-dom
import type { CurrentUser } from '@rihla/contract/account'
import type { Gallery } from '@rihla/contract/desk/offer-photos'
import { languages } from '@rihla/contract/values/language'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { withServerData } from '../../../../platform/cache/query.tsx'
import { adoptUser, clearSession } from '../../../../platform/session/session.ts'
import { answerAs, answerWith, type Answers } from '../../../../testing/fake-server.ts'
import { openPage } from '../../../../testing/open-page.tsx'
import arabicTexts from '../../messages.ar.ts'
import englishTexts from '../../messages.en.ts'
import { OfferPhotos } from './offer-photos.tsx'

const texts = { en: englishTexts, ar: arabicTexts } as const
const photo = (name: string) => ({ Url: `/images/${name}.webp`, AltEn: name, AltAr: name })
const gallery = (Edition: string, ...names: string[]): Gallery => ({
  Of: 'offer',
  Name: 'Blue Hole',
  Edition,
  Photos: names.map(photo),
  Cover: names[0] === undefined ? null : photo(names[0]).Url,
})

const Photos = withServerData(() => <OfferPhotos which={{ kind: 'activity', id: 7 }} />)

beforeEach(() => adoptUser({ UserId: 7, FullName: 'Mona Adel' } as CurrentUser))
afterEach(clearSession)

describe.each(languages)('photographs of an offer at the desk, in %s', (language) => {
  const t = texts[language]
  const open = (answers: Answers = {}) =>
    openPage('/desk/inventory', {
      language,
      routes: [{ path: '/desk/inventory', element: <Photos /> }],
      answers: {
        getOfferPhotos: answerWith({ Galleries: [gallery('one', 'reef', 'boat')] }),
        setOfferPhotos: answerWith({ State: 'done', Edition: 'two' }),
        ...answers,
      },
    })
  const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
  const order = () => screen.getAllByRole('img').map((img) => img.getAttribute('alt'))
  const save = async () => {
    await press(t.offerPhotosSave)
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'The better one' } })
    fireEvent.click(dialog.getByRole('button', { name: t.offerPhotosSave }))
    return dialog
  }

  test('are put in another order, and sent in it', async () => {
    const page = open()
    await press(t.photoLater.replace('{what}', 'reef'))
    expect(order()).toEqual(['boat', 'reef'])
    page.on('getOfferPhotos', answerWith({ Galleries: [gallery('two', 'boat', 'reef')] }))
    await save()
    await vi.waitFor(() => expect(page.requestsOf('setOfferPhotos')).toHaveLength(1))
    expect(await page.requestsOf('setOfferPhotos')[0]?.json()).toMatchObject({
      Of: 'offer',
      Edition: 'one',
      Photos: ['/images/boat.webp', '/images/reef.webp'],
    })
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByText(t.contentClash)).toBeNull()
  })

  test('say which one is on cards, also where a file chose another than the first, and save that', async () => {
    const chosen = { ...gallery('one', 'reef', 'boat'), Cover: photo('boat').Url }
    const page = open({ getOfferPhotos: answerWith({ Galleries: [chosen] }) })
    const badged = await screen.findByText(t.offerPhotosCover)
    const shown = within(badged.closest('li') ?? document.body)
    expect(shown.getByRole('img').getAttribute('alt')).toBe('boat')
    expect(screen.getByText(t.offerPhotosCoverElse)).toBeTruthy()
    page.on('getOfferPhotos', answerWith({ Galleries: [gallery('one', 'reef', 'boat')] }))
    await save()
    await vi.waitFor(() => expect(page.requestsOf('setOfferPhotos')).toHaveLength(1))
    await vi.waitFor(() => expect(screen.queryByText(t.offerPhotosCoverElse)).toBeNull())
  })

  test('that somebody else changed meanwhile are shown, and one’s own can go on', async () => {
    const page = open()
    await press(t.photoOut.replace('{what}', 'reef'))
    page.on(
      'setOfferPhotos',
      answerAs(409, { Error: 'Saved', Data: null, code: 'content_changed' }),
    )
    page.on(
      'getOfferPhotos',
      answerWith({ Galleries: [gallery('theirs', 'reef', 'boat', 'fish')] }),
    )
    const dialog = await save()
    fireEvent.click(await dialog.findByRole('button', { name: t.back }))
    await press(t.offerPhotosMine)
    page.on('setOfferPhotos', answerWith({ State: 'done', Edition: 'mine' }))
    await save()
    await vi.waitFor(() => expect(page.requestsOf('setOfferPhotos')).toHaveLength(2))
    expect(await page.requestsOf('setOfferPhotos')[1]?.json()).toMatchObject({
      Edition: 'theirs',
      Photos: ['/images/boat.webp'],
    })
  })
})
