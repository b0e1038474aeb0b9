import type { SoldModuleName } from '@rihla/contract/modules'
import type { Sold, Reservation } from '../reservation.ts'
import { reservation } from './reservations.ts'

const sold = (its: Partial<Sold> & Pick<Sold, 'name' | 'city'>): Partial<Reservation> => ({
  sold: {
    image: null,
    lines: [{ label: { en: 'EGP 4,500 × 2', ar: '4,500 ج.م × 2' }, amount: 900_000 }],
    original: 900_000,
    ...its,
  },
  total: 900_000,
  paid: 900_000,
})

/**
 * A confirmed and paid reservation of the kinds whose papers and messages are compared word by word, with all
 * that it can have. A new kind may do so in a test of its own.
 */
export const ofEachKind = {
  Activity: reservation({
    ...sold({
      name: { en: 'Balloon over Luxor at sunrise', ar: 'بالون فوق الأقصر وقت الشروق' },
      city: { en: 'Luxor', ar: 'الأقصر' },
      visit: {
        place: {
          en: 'Hotel pick-up on both banks, around 04:30',
          ar: 'من فندقك شرق النيل أو غربه، حوالي 4:30 فجرًا',
        },
        address: { en: 'Luxor', ar: 'الأقصر' },
        latitude: 25.7,
        longitude: 32.64,
        startsAt: '2026-12-17T02:30:00.000Z',
        endsAt: '2026-12-17T06:00:00.000Z',
      },
    }),
    children: 1,
    seats: 3,
    clientName: 'نور مصطفى',
  }),
  Hotel: reservation({
    id: 13,
    module: 'Hotel',
    reference: 'HTL-7K2M9QX4',
    fromDate: '2026-12-17',
    toDate: '2026-12-20',
    children: 2,
    seats: 4,
    ...sold({
      name: {
        en: 'Marsa Lagoon Resort, Deluxe sea view',
        ar: 'منتجع مرسى لاجون، غرفة ديلوكس تطل على البحر',
      },
      city: { en: 'Hurghada', ar: 'الغردقة' },
      lines: [
        { label: { en: '3 nights × 1 room', ar: '3 ليالٍ × غرفة واحدة' }, amount: 975_000 },
        { label: { en: 'Winter −25%', ar: 'عرض الشتاء: خصم 25%' }, amount: -75_000 },
        {
          label: { en: 'Of which VAT', ar: 'منها ضريبة القيمة المضافة' },
          amount: null,
          contained: 110_500,
        },
      ],
      visit: {
        place: { en: 'Marsa Lagoon Resort', ar: 'منتجع مرسى لاجون' },
        address: { en: 'Sahl Hasheesh Road, km 14', ar: 'طريق سهل حشيش، الكيلو 14' },
        latitude: 27.0412,
        longitude: 33.8815,
        startsAt: '2026-12-17T12:00:00.000Z',
        endsAt: '2026-12-20T10:00:00.000Z',
      },
      stay: {
        hotelId: 4,
        hotel: { en: 'Marsa Lagoon Resort', ar: 'منتجع مرسى لاجون' },
        room: { en: 'Deluxe sea view', ar: 'غرفة ديلوكس تطل على البحر' },
        category: { en: 'Deluxe', ar: 'ديلوكس' },
        board: { en: 'Half board', ar: 'إفطار وعشاء' },
        address: { en: 'Sahl Hasheesh Road, km 14', ar: 'طريق سهل حشيش، الكيلو 14' },
        stars: 5,
        rooms: 2,
        nights: 3,
        checkInFrom: '14:00',
        checkOutUntil: '12:00',
        refundableUntil: '2026-12-14',
      },
    }),
  }),
  NileCruise: reservation({
    id: 14,
    module: 'NileCruise',
    reference: 'CRZ-7K2M9QX4',
    fromDate: '2026-12-19',
    toDate: '2026-12-23',
    ...sold({
      name: { en: 'Dahabiya Amira, Nile cabin', ar: 'ذهبية أميرة، كابينة على النيل' },
      city: { en: 'Luxor', ar: 'الأقصر' },
      visit: {
        place: { en: 'Esna, the dahabiya jetty', ar: 'إسنا، مرسى الذهبيات' },
        address: null,
        latitude: 25.2934,
        longitude: 32.5562,
        startsAt: '2026-12-19T10:00:00.000Z',
        endsAt: '2026-12-23T07:00:00.000Z',
      },
      stay: {
        hotelId: 9,
        hotel: { en: 'Dahabiya Amira', ar: 'ذهبية أميرة' },
        room: { en: 'Nile cabin', ar: 'كابينة على النيل' },
        category: { en: 'Standard', ar: 'قياسية' },
        board: { en: 'Full board', ar: 'إقامة كاملة' },
        address: null,
        stars: 0,
        rooms: 1,
        nights: 4,
        checkInFrom: '12:00',
        checkOutUntil: '09:00',
        refundableUntil: null,
      },
    }),
  }),
  Honeymoon: reservation({
    id: 15,
    module: 'Honeymoon',
    reference: 'HNY-7K2M9QX4',
    fromDate: '2026-12-18',
    toDate: '2026-12-25',
    ...sold({
      name: { en: 'A week by two seas', ar: 'أسبوع بين بحرين' },
      city: { en: 'Sharm El Sheikh', ar: 'شرم الشيخ' },
      visit: {
        place: { en: 'Coral Bay', ar: 'كورال باي' },
        address: { en: 'Naama Bay, Sharm El Sheikh', ar: 'خليج نعمة، شرم الشيخ' },
        latitude: 27.9158,
        longitude: 34.33,
        startsAt: '2026-12-18T12:00:00.000Z',
        endsAt: null,
      },
      package: {
        nights: 7,
        rooms: 1,
        freeCancellationHours: 72,
        hotels: [
          {
            hotelId: 3,
            hotel: { en: 'Coral Bay', ar: 'كورال باي' },
            room: { en: 'Double room', ar: 'غرفة مزدوجة' },
            board: { en: 'Half board', ar: 'إفطار وعشاء' },
            from: '2026-12-18',
            to: '2026-12-22',
          },
          {
            hotelId: null,
            hotel: { en: 'Desert Rose', ar: 'وردة الصحراء' },
            room: null,
            board: { en: 'Breakfast', ar: 'إفطار' },
            from: '2026-12-22',
            to: '2026-12-25',
          },
        ],
      },
    }),
  }),
  Trip: reservation({
    id: 16,
    module: 'Trip',
    reference: 'TRP-7K2M9QX4',
    fromDate: '2026-12-18',
    toDate: '2026-12-20',
    adults: 3,
    seats: 3,
    ...sold({
      name: { en: 'White Desert under the stars', ar: 'الصحراء البيضاء تحت النجوم' },
      city: { en: 'Bahariya', ar: 'الواحات البحرية' },
      visit: {
        place: { en: 'Cairo', ar: 'القاهرة' },
        address: null,
        latitude: 30.0444,
        longitude: 31.2357,
        startsAt: '2026-12-18T05:00:00.000Z',
        endsAt: null,
      },
      package: {
        nights: 2,
        rooms: 2,
        freeCancellationHours: null,
        hotels: [
          {
            hotelId: null,
            hotel: { en: 'Camp in the White Desert', ar: 'مخيم في الصحراء البيضاء' },
            room: null,
            board: { en: 'Full board', ar: 'إقامة كاملة' },
            from: '2026-12-18',
            to: '2026-12-20',
          },
        ],
      },
    }),
  }),
  Bus: reservation({
    id: 17,
    module: 'Bus',
    reference: 'BUS-7K2M9QX4',
    fromDate: '2026-12-24',
    adults: 3,
    seats: 3,
    clientName: 'Nour Mostafa',
    ...sold({
      name: { en: 'Cairo, Ramses to Hurghada, El Dahar', ar: 'القاهرة رمسيس إلى الغردقة الدهار' },
      city: { en: 'Hurghada', ar: 'الغردقة' },
      bus: {
        from: { en: 'Cairo, Ramses', ar: 'القاهرة رمسيس' },
        to: { en: 'Hurghada, El Dahar', ar: 'الغردقة الدهار' },
        boardingPoint: { en: 'Gate 4, behind the station', ar: 'بوابة 4 خلف المحطة' },
        className: { en: 'Royal VIP 2+1', ar: 'رويال 2+1' },
        latitude: 30.062,
        longitude: 31.247,
        departsAt: '2026-12-24T05:30:00.000Z',
        arrivesAt: '2026-12-24T11:30:00.000Z',
        seats: ['7', '8', '12'],
      },
    }),
  }),
  DayUse: reservation({
    id: 18,
    module: 'DayUse',
    reference: 'DAY-7K2M9QX4',
    fromDate: '2026-12-18',
    ...sold({
      name: { en: 'Sokhna Bay pool and beach day', ar: 'يوم على شاطئ ومسبح سخنة باي' },
      city: { en: 'Ain Sokhna', ar: 'العين السخنة' },
      visit: {
        place: { en: 'Sokhna Bay', ar: 'سخنة باي' },
        address: { en: 'Zafarana Road, km 42', ar: 'طريق الزعفرانة، الكيلو 42' },
        latitude: 29.5531,
        longitude: 32.3571,
        startsAt: '2026-12-18T07:00:00.000Z',
        endsAt: '2026-12-18T16:00:00.000Z',
      },
    }),
  }),
} as const satisfies Readonly<Partial<Record<SoldModuleName, Reservation>>>

export type SampleKind = keyof typeof ofEachKind
export const sampleKinds = Object.keys(ofEachKind) as SampleKind[]
