import type { Ticket } from '@rihla/contract/papers'
import { expect, it } from 'vitest'
import { summaryPage, ticketsPage } from './booking-pages.ts'

const words = (text: string) => ({ en: text, ar: `${text} بالعربية` })
const aTicket = (more: Partial<Ticket> = {}): Ticket => ({
  FileName: 'ticket-ACT-7K2M9QX4.pdf',
  Title: words('Ticket'),
  Reference: 'ACT-7K2M9QX4',
  Name: words('Sunset <felucca>'),
  Notes: [words('Bring a hat')],
  Way: null,
  Code: 'a code',
  CodeHint: words('Show this'),
  Facts: [{ Key: 'day', Label: words('Day'), Value: words('17 December') }],
  MapUrl: null,
  Amounts: [{ Key: 'due', Label: words('Due'), Value: words('EGP 500') }],
  ...more,
})
const code = { size: 21, path: 'M0 0h7v1h-7z' }

it('shows a ticket of any kind with all that its paper says, in one language', () => {
  const html = ticketsPage('ar', [aTicket(), aTicket({ Reference: 'ACT-2' })], [code, code]) ?? ''
  expect(html).toContain('<html lang="ar" dir="rtl">')
  const said = ['Sunset &lt;felucca&gt; بالعربية', '17 December', 'EGP 500', 'Bring a hat', 'ACT-2']
  for (const text of [...said, code.path]) expect(html).toContain(text)
  expect(html).not.toMatch(/<script|<link|src=|url\(|<felucca/)
  expect(ticketsPage('en', [], [])).toBeNull()
})

it('says of a booking without a ticket how it stood, and on which day', () => {
  const html = summaryPage('en', {
    name: '<img src=x>',
    kind: 'Activity',
    status: 'Pending Payment',
    reference: { label: 'Reference', value: 'ACT-1' },
    facts: [{ label: 'Date', value: '17 December 2026' }],
    asOf: 'As it stood on 24 November 2026.',
  })
  for (const text of ['Pending Payment', 'ACT-1', '17 December 2026', 'As it stood'])
    expect(html).toContain(text)
  expect(html).not.toContain('<img')
})
