// @vitest-environment happy-dom
import { PHOTO_MAX_BYTES } from '@rihla/contract/content/photo-shapes'
import type { CurrentUser } from '@rihla/contract/account'
import { languages } from '@rihla/contract/values/language'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { withServerData } from '../../../../platform/cache/query.tsx'
import { adoptUser, clearSession } from '../../../../platform/session/session.ts'
import { openPage } from '../../../../testing/open-page.tsx'
import arabicTexts from '../../messages.ar.ts'
import englishTexts from '../../messages.en.ts'
import { PhotoDialog } from './photo-dialog.tsx'

const texts = { en: englishTexts, ar: arabicTexts } as const
const nothing = (): void => undefined
const Page = withServerData(() => (
  <PhotoDialog what="Logo" shape="logo" hasOther={false} onClose={nothing} onPlace={nothing} />
))

beforeEach(() => adoptUser({ UserId: 7, FullName: 'Mona Adel' } as CurrentUser))
afterEach(clearSession)

describe.each(languages)('a photograph that is chosen, in %s', (language) => {
  const t = texts[language]

  test('says what is wrong with it, and no longer that none was chosen', async () => {
    openPage('/desk', { language, routes: [{ path: '/desk', element: <Page /> }], answers: {} })
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.click(dialog.getByRole('button', { name: t.photoUse }))
    expect((await dialog.findByRole('alert')).textContent).toBe(t.photoMissing)
    const large = new File([new Uint8Array(PHOTO_MAX_BYTES + 1)], 'large.jpg')
    fireEvent.change(dialog.getByLabelText(t.photoChoose), { target: { files: [large] } })
    expect((await dialog.findByText(t.photoTooLarge)).getAttribute('role')).toBe('alert')
    expect(dialog.queryByText(t.photoMissing)).toBeNull()
  })
})
