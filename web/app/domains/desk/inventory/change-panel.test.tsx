// @vitest-environment happy-dom
import type { InventoryItem, InventoryPreview } from '@rihla/contract/desk/inventory'
import { languages } from '@rihla/contract/values/language'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { withServerData } from '../../../platform/cache/query.tsx'
import { answerWith } from '../../../testing/fake-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import arabicTexts from '../messages.ar.ts'
import englishTexts from '../messages.en.ts'
import { ChangePanel } from './change-panel.tsx'
import type { DayChoice } from './use-day-range.ts'

const texts = { en: englishTexts, ar: arabicTexts } as const
const item: InventoryItem = {
  Kind: 'activity',
  Id: 17,
  Module: 'Activity',
  Name: 'Balloon',
  Part: null,
  City: 'Luxor',
}
const choice: DayChoice = {
  range: { from: '2026-12-01', to: '2026-12-30' },
  press: () => undefined,
  widen: () => undefined,
  set: () => undefined,
}
const Panel = withServerData(() => <ChangePanel item={item} choice={choice} />)
const effect = (Changes: number): InventoryPreview => ({
  Changes,
  Same: 0,
  Without: 0,
  FreeBefore: 20,
  FreeAfter: 20,
  PricesBefore: null,
  PricesAfter: null,
  OwnBefore: 0,
  OwnAfter: 0,
  Refused: [],
})

test.each(languages)(
  'what a change does is shown and saved once the server has said it of this one, in %s',
  async (language) => {
    const t = texts[language]
    const page = openPage('/', {
      language,
      routes: [{ path: '/', element: <Panel /> }],
      answers: {
        getDeskMe: answerWith({ Role: 'manager', May: ['changeInventory'], RefundLimit: 0 }),
        previewInventory: answerWith(effect(3)),
      },
    })
    const save = await screen.findByRole('button', { name: t.saveDays })
    const type = (value: string) =>
      fireEvent.change(screen.getByLabelText(t.placesEach), { target: { value } })
    type('9')
    await waitFor(() => expect(save).toHaveProperty('disabled', false))
    let answer: (() => void) | undefined
    page.on(
      'previewInventory',
      (request) =>
        new Promise((resolve) => {
          answer = () => resolve(answerWith(effect(30))(request))
        }),
    )
    type('90')
    await waitFor(() => expect(answer).toBeDefined())
    expect(save).toHaveProperty('disabled', true)
    answer?.()
    await waitFor(() => expect(save).toHaveProperty('disabled', false))
  },
)
