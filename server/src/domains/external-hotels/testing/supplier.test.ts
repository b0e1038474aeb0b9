import { hotelSupplierConformance } from '../../../ports/testing/hotel-supplier.ts'
import { SupplierOutcomeUnknown, SupplierUnavailable } from '../../../ports/hotel-supplier.ts'
import { systemClock } from '../../../platform/clock.ts'
import { testSupplier } from './supplier.ts'

const unknown = async (): Promise<never> => {
  throw new SupplierOutcomeUnknown('lost')
}

hotelSupplierConformance('in memory', async () => {
  const supplier = testSupplier(systemClock())
  const { code } = supplier.addHotel()
  const losing = (which: 'book' | 'cancel', when: 'before' | 'after') => ({
    [when]: (call: string) => (call === which ? unknown() : Promise.resolve()),
  })
  return {
    supplier,
    hotelCode: code,
    async turn(_, turn) {
      supplier.reset()
      Object.assign(
        supplier.switches,
        {
          normal: {},
          'price rises': { percent: 120 },
          'gone at the check': { gone: 'at check' },
          'gone at booking': { gone: 'at booking' },
          'two rooms are too many': { oneRoomOnly: true },
          'booked, answer lost': losing('book', 'after'),
          'booked, answer cut off': losing('book', 'after'),
          'booked, answered with an error': losing('book', 'after'),
          'not booked, answer lost': losing('book', 'before'),
          'cancelling refused': { refusesToCancel: true },
          'cancelled, answer lost': losing('cancel', 'after'),
        }[turn],
      )
    },
    confirmed: async (reference) => supplier.confirmed(reference).length,
    async breakDown() {
      supplier.switches.before = async () => {
        throw new SupplierUnavailable('temporary', 'out of order')
      }
    },
    close: async () => undefined,
  }
})
