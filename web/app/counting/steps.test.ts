import { pageOf } from '@rihla/contract/visits/batch'
import { soldModuleNames } from '@rihla/contract/modules'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import routes from '../routes.ts'
import { pathOfPage } from '../ports/analytics.ts'
import { isCounted, isFirst } from './once.ts'
import { stepOfAnswer } from './step-of-answer.ts'
import { stepOfPage } from './step-of-page.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  })
})
afterEach(() => vi.unstubAllGlobals())

it.each([
  ['/hotels', '?adults=2', { name: 'search', module: 'Hotel' }],
  ['/hotel', '?id=4', { name: 'view_offer', module: 'Hotel' }],
  ['/trip/12', '', { name: 'view_offer', module: 'Trip' }],
  ['/transportation', '', null],
  ['/transportation/search', '?from=1&to=2', { name: 'search', module: 'Bus' }],
  ['/transportation/seats-selection', '', { name: 'view_offer', module: 'Bus' }],
  ['/hotel-checkout', '', null],
  ['/', '', null],
])('%s%s is a step', (path, search, step) => {
  expect(stepOfPage(path, search)).toEqual(step)
})

it('every kind of offer is searched and looked at', () => {
  const paths = routes.flatMap(pathsOf)
  const steps = paths.map((path) => stepOfPage(path, '?x=1')).filter((step) => step !== null)
  for (const name of ['search', 'view_offer'] as const) {
    const kinds = new Set(steps.filter((it) => it.name === name).map(({ module }) => module))
    expect([...kinds].toSorted(), name).toEqual(soldModuleNames.toSorted())
  }
})

/** Pages of staff, of developers, and addresses that only lead on. */
const uncounted =
  /^\/(admin|desk|ui|translation-test|blog\/(create|manage|edit)|nile-cruises|day-use)/

const pathsOf = ({ path = '', index, children }: RouteConfigEntry): string[] =>
  children
    ? children.flatMap(pathsOf)
    : [`/${index ? '' : path}`.replace('/search?', '/search').replace(/:\w+/g, '7')]

it('counts every page that travellers see as itself', () => {
  const paths = routes.flatMap(pathsOf)
  const seen = paths.filter((path) => !uncounted.test(path) && path !== '/*')
  expect(seen.length).toBeGreaterThan(40)
  expect(seen.filter((path) => pageOf(pathOfPage(path)) === 'other')).toEqual([])
})

it('takes steps from what our server answered', () => {
  const held = { TempId: 7, PayableAmount: 900 }
  const pay = { ReservationId: 7, ModuleType: 'Activity' }
  const paid = { State: 'paid', Confirmation: { Module: 'Activity', TotalAmount: 900 } }
  const step = (name: string, value: number) => ({ name, module: 'Activity', key: '7', value })
  expect(stepOfAnswer('setTempReservation', { ModuleType: 'activities' }, held)).toEqual(
    step('hold', 900),
  )
  expect(stepOfAnswer('confirmPayment', { ...pay, PriceWithFees: 920 }, {})).toEqual(
    step('payment_page', 920),
  )
  expect(stepOfAnswer('paymentStatus', pay, paid)).toEqual(step('paid', 900))
  expect(stepOfAnswer('paymentStatus', pay, { State: 'checking', Confirmation: null })).toBe(null)
  expect(stepOfAnswer('paymentStatus', { ...pay, Balance: true }, paid)).toBe(null)
  expect(stepOfAnswer('getNavigation', {}, {})).toBe(null)
})

it('remembers what a bus costs until its payment page opens', () => {
  stepOfAnswer('holdBusSeats', {}, { GoingTempID: 3, TotalAmount: 450 })
  expect(stepOfAnswer('bookReservation', { GoingReservationId: 3 }, '')).toEqual({
    name: 'payment_page',
    module: 'Bus',
    key: '3',
    value: 450,
  })
})

it('counts a thing once a visit', () => {
  expect([isFirst('search Hotel'), isFirst('search Hotel'), isFirst('search Bus')]).toEqual([
    true,
    false,
    true,
  ])
  expect([isCounted('search Bus'), isCounted('search Trip')]).toEqual([true, false])
})
