import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { ToastRegion } from '../../ui/feedback/toast-region.tsx'
import { toasts } from '../../ui/feedback/toast.ts'
import ar from './messages.ar.ts'
import en from './messages.en.ts'
import { activationOf, withoutActivation } from './activation-toast.tsx'

const of = (query: string) => activationOf(new URLSearchParams(query))

it.each([
  ['success=true&message=Welcome%20aboard', 'Account Activated', 'Welcome aboard', 'ok'],
  ['success=false&message=The+link+has+expired', 'Error Occurred', 'The link has expired', 'bad'],
  ['success=true', 'Account Activated', undefined, 'ok'],
  ['success=true&message=%D8%AA%D9%85', 'Account Activated', 'تم', 'ok'],
])('%s says %s: %s', (query, title, text, tone) => {
  const activation = of(query)
  expect(activation && [en[activation.title], activation.text, activation.tone]).toEqual([
    title,
    text,
    tone,
  ])
  expect(activation && ar[activation.title]).toMatch(/\p{Script=Arabic}/u)
})

it('says nothing without an activation', () => {
  expect(of('message=Hello')).toBeNull()
})

it('shows markup as text, never as markup', () => {
  const evil = '<img src=x onerror=alert(1)>'
  const activation = of(`success=true&message=${encodeURIComponent(evil)}`)
  expect(activation?.text).toBe(evil)
  toasts.show({ title: 'x', text: activation?.text })
  // The region renders nothing on the server; what it would show is put the same way.
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <p>{toasts.current()?.text}</p>
      <ToastRegion />
    </MemoryRouter>,
  )
  expect(html).not.toContain('<img')
  expect(html).toContain('&lt;img')
})

it('takes its parameters out of the address, and leaves the others', () => {
  const params = new URLSearchParams('success=true&message=x&lang=ar&utm_source=mail')
  expect(withoutActivation(params).toString()).toBe('utm_source=mail')
})
