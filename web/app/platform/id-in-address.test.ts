import { expect, test } from 'vitest'
import { loader as busBooking } from '../routes/bus-booking.tsx'
import { loader as reservation } from '../routes/reservation.tsx'

test.each([
  ['7', 200],
  ['0', 404],
  ['7.bak', 404],
  ['backup.sql', 404],
  ['9'.repeat(16), 404],
])('a page of one’s own at %s answers %i', (id, status) => {
  for (const loader of [busBooking, reservation])
    expect(loader({ params: { id } }).init?.status).toBe(status)
})
