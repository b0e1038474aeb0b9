// @vitest-environment happy-dom
import { languages } from '@rihla/contract/values/language'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { useApi } from '../../../platform/api/use-api.ts'
import { withServerData } from '../../../platform/cache/query.tsx'
import { answerAs, answerWith, noConnection } from '../../../testing/fake-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import arabicTexts from '../messages.ar.ts'
import englishTexts from '../messages.en.ts'
import { DESK } from '../queries.ts'
import { DeedButton } from './deed-button.tsx'

const texts = { en: englishTexts, ar: arabicTexts } as const

function Note() {
  const api = useApi()
  return (
    <DeedButton
      about={null}
      text="Add"
      title="Note"
      run={async (deed) => (await api.call('addNote', { id: 7, ...deed })).State}
    />
  )
}
/** As settings are: what stands there is asked for again after each press, and another row takes its place. */
function Row() {
  const api = useApi()
  const { data } = useQuery({ queryKey: [DESK, 'row'], queryFn: () => api.call('getDeskMe', {}) })
  const client = useQueryClient()
  const look = (): void => void client.invalidateQueries({ queryKey: [DESK] })
  return (
    data && (
      <>
        <button onClick={look}>Look again</button>
        <Note key={data.RefundLimit} />
      </>
    )
  )
}
const limit = (RefundLimit: number) =>
  answerWith({ UserId: 1, Name: 'N', Role: 'agent', May: [], RefundLimit })
const Page = withServerData(Row)
const differs = answerAs(409, { Error: 'With other details.', Data: null, code: 'deed_differs' })
const busy = answerAs(409, { Error: 'Somebody is at it.', Data: null, code: 'busy' })

describe.each(languages)('the key of a deed, in %s', (language) => {
  async function question() {
    const page = openPage('/desk', {
      language,
      routes: [{ path: '/desk', element: <Page /> }],
      answers: { addNote: noConnection, getDeskMe: limit(1) },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Add' }))
    const dialog = within(await screen.findByRole('dialog'))
    const box = dialog.getByRole<HTMLTextAreaElement>('textbox')
    return {
      page,
      dialog,
      box,
      type: (value: string) => fireEvent.change(box, { target: { value } }),
      /** Presses, and waits for a press of before to be over. */
      press: async () => fireEvent.click(await dialog.findByRole('button', { name: 'Add' })),
      said: (text: string) => dialog.findByText(text),
      keys: async () => {
        const sent = page.requestsOf('addNote').map((request) => request.clone().json())
        return (await Promise.all(sent)).map(({ Key }: { Key: string }) => Key)
      },
    }
  }

  test('is the same when it is pressed again after no answer or a refusal', async () => {
    const { page, type, press, said, keys } = await question()
    type('They call at six')
    await press()
    await screen.findByRole('alert')
    // The client tried more than once by itself.
    const tried = (await keys()).length
    page.on('addNote', busy)
    await press()
    await said('Somebody is at it.')
    await press()
    await waitFor(async () => expect(await keys()).toHaveLength(tried + 2))
    expect(new Set(await keys()).size).toBe(1)
  })

  test('is another once it was read that other details went under it, and what is typed stays', async () => {
    const { page, box, type, press, said, keys } = await question()
    page.on('addNote', differs)
    type('They call at seven')
    await press()
    await said('With other details.')
    expect(box.value).toBe('They call at seven')
    page.on('addNote', answerWith({ State: 'done' }))
    await press()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [first, second, ...more] = await keys()
    expect(more).toEqual([])
    expect(second).not.toBe(first)
    const last = page.requestsOf('addNote').at(-1)
    expect(await last?.json()).toMatchObject({ Reason: 'They call at seven' })
  })

  test('a refusal since what it is about is gone is read beside the question that goes with it', async () => {
    const { page, type, press } = await question()
    page.on('addNote', answerAs(409, { Error: 'It is gone.', Data: null, code: 'not_found' }))
    page.on('getDeskMe', limit(2))
    type('They call at nine')
    await press()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.querySelector('.toast')?.textContent).toContain('It is gone.')
  })

  test('so is one that comes when the question is gone already', async () => {
    const { page, type, press } = await question()
    const refused = Promise.withResolvers<Response>()
    page.on('addNote', () => refused.promise)
    page.on('getDeskMe', limit(2))
    type('They call at ten')
    await press()
    fireEvent.click(screen.getByText('Look again'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    refused.resolve(
      Response.json({ Error: 'It was gone.', Data: null, code: 'not_found' }, { status: 409 }),
    )
    await waitFor(() =>
      expect(document.querySelector('.toast')?.textContent).toContain('It was gone.'),
    )
  })

  test('that refusal is read before what it is about is shown anew', async () => {
    const { page, dialog, type, press, said } = await question()
    page.on('addNote', differs)
    page.on('getDeskMe', limit(2))
    const looks = page.requestsOf('getDeskMe').length
    type('They call at eight')
    await press()
    await said('With other details.')
    expect(page.requestsOf('getDeskMe')).toHaveLength(looks)
    fireEvent.click(dialog.getByRole('button', { name: texts[language].back }))
    await waitFor(() => expect(page.requestsOf('getDeskMe')).toHaveLength(looks + 1))
  })
})
