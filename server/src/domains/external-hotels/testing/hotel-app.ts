import { api } from '@rihla/contract'
import type { InputOf, OutputOf } from '@rihla/contract/endpoint'
import type { SupplierHotel } from '../../../ports/hotel-supplier.ts'
import { testApp } from '../../../testing/app.ts'
import { addPlaces } from '../../catalogue/test-offers.ts'
import { syncHotels } from '../index.ts'
import { testSupplier, type TestSupplier } from './supplier.ts'

type Options = Omit<NonNullable<Parameters<typeof testApp>[0]>, 'supplier'>

/** The whole server beside a supplier that the test holds. Hotels are added, then `sync` copies them. */
export async function hotelApp(options: Options = {}) {
  let made: TestSupplier | undefined
  const test = await testApp({ ...options, supplier: (clock) => (made = testSupplier(clock)) })
  if (!made) throw new Error('The app asked for no supplier')
  const supplier = made
  if (!options.beside) await addPlaces(test.db)
  const { external } = test.app
  if (!external) throw new Error('The app has no supplier')
  const browser = test.browser()
  let asked = 0
  return {
    ...test,
    supplier,
    external,
    async sync() {
      await syncHotels(external)
      await test.app.catalogue.refresh()
      // The list of hotels in memory looks for changes every two seconds.
      test.clock.advance(3)
      await browser.call(api.getHotels, { PageNumber: 99 })
      await new Promise((done) => setTimeout(done, 50))
    },
    /** Adds a hotel and answers its id on our side, and copies it. */
    async given(change: Partial<SupplierHotel> & { price?: number } = {}): Promise<number> {
      const { code } = supplier.addHotel(change)
      await this.sync()
      return this.idOf(code)
    },
    async idOf(code: string): Promise<number> {
      const { rows } = await test.pool.query<{ id: number }>(
        'select id from external_hotels where code = $1',
        [code],
      )
      const id = rows[0]?.id
      if (id === undefined) throw new Error(`No hotel ${code}`)
      return id
    },
    /** A search that no cache of answers serves. */
    search: (input: InputOf<typeof api.getHotels> = {}): Promise<OutputOf<typeof api.getHotels>> =>
      browser.data(api.getHotels, {
        ...input,
        ...({ asked: (asked += 1) } as object),
      }),
    browserOf: () => browser,
  }
}

export type HotelApp = Awaited<ReturnType<typeof hotelApp>>

/** Three nights that every test hotel sells. */
export const STAY = { ArrivalDate: '2026-12-10', DepartureDate: '2026-12-13' }
export const FILTERS = {
  'Filters.ArrivalDate': STAY.ArrivalDate,
  'Filters.DepartureDate': STAY.DepartureDate,
}
