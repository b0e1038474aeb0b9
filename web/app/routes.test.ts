import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import routes from './routes.ts'

/** The file of the page at an address. */
const pageAt = (path: string): string | undefined => {
  // Of a route's two shapes the matcher reads what both have: path, index and children.
  const match = matchRoutes(routes as unknown as RouteObject[], path)?.at(-1)
  return (match?.route as { file?: string } | undefined)?.file
}

test('what is mistyped at the desk keeps the desk’s menu, and elsewhere the site’s', () => {
  expect(pageAt('/desk/transfers')).toBe('routes/desk/transfers.tsx')
  expect(pageAt('/desk/reservations/Activity/7')).toBe('routes/desk/reservation.tsx')
  expect(pageAt('/desk/money/settlement')).toBe('routes/desk/settlement.tsx')
  expect(pageAt('/desk/nowhere')).toBe('routes/desk/not-found.tsx')
  expect(pageAt('/desk/reservations/Activity/7/more')).toBe('routes/desk/not-found.tsx')
  expect(pageAt('/nowhere')).toBe('routes/not-found.tsx')
})
