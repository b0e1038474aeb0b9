import type { Hotel, Style, Text } from './hotel.ts'

/** What guests find in a house, by the supplier's numbers. */
export type Facility = { code: number; group: number; name: Text }

/** Every facility of the inventory. */
export const facilities: readonly Facility[] = [
  { code: 261, group: 70, name: ['Wi-fi', 'واي فاي'] },
  { code: 320, group: 70, name: ['Car park', 'موقف سيارات'] },
  { code: 30, group: 70, name: ['24-hour reception', 'استقبال على مدار الساعة'] },
  { code: 200, group: 71, name: ['Restaurant', 'مطعم'] },
  { code: 20, group: 71, name: ['Café', 'كافيه'] },
  { code: 363, group: 73, name: ['Outdoor swimming pool', 'حمام سباحة خارجي'] },
  { code: 364, group: 73, name: ['Children’s swimming pool', 'حمام سباحة للأطفال'] },
  { code: 365, group: 73, name: ['Water slides', 'زحاليق مائية'] },
  { code: 620, group: 74, name: ['Spa centre', 'مركز سبا'] },
  { code: 295, group: 74, name: ['Gym', 'صالة رياضية'] },
  { code: 130, group: 75, name: ['Mini club', 'نادي أطفال'] },
  { code: 10, group: 85, name: ['Private beach', 'شاطئ خاص'] },
  { code: 345, group: 90, name: ['Diving', 'غوص'] },
  { code: 170, group: 60, name: ['Air conditioning', 'تكييف'] },
  { code: 115, group: 60, name: ['Kitchenette', 'مطبخ صغير'] },
  { code: 260, group: 70, name: ['Check-in hour', 'موعد الوصول'] },
  { code: 390, group: 70, name: ['Check-out hour', 'موعد المغادرة'] },
]

const codes: Readonly<Record<Style, readonly number[]>> = {
  resort: [261, 320, 30, 200, 363, 364, 365, 620, 295, 130, 10, 170],
  beach: [261, 320, 200, 363, 10, 345, 170],
  city: [261, 320, 30, 200, 20, 170],
  boutique: [261, 200, 20, 170],
  nile: [261, 320, 30, 200, 20, 363, 170],
  camp: [200, 10, 345],
  flats: [261, 320, 363, 115, 170],
}

/** What a hotel has, the hours of arriving and leaving aside. */
export const facilitiesOf = ({ style, stars }: Hotel): Facility[] =>
  facilities.filter(
    ({ code }) => codes[style].includes(code) || (stars === 5 && [620, 295].includes(code)),
  )

const opening: Readonly<Record<Style, Text>> = {
  resort: [
    'A resort with gardens down to the water, several pools and evenings with music.',
    'منتجع تمتد حدائقه إلى الماء، بعدة حمامات سباحة وأمسيات موسيقية.',
  ],
  beach: [
    'A low house on its own beach, with sunbeds in the shade and a pool for the windy days.',
    'مبنى منخفض على شاطئه الخاص، شمسيات في الظل وحمام سباحة للأيام العاصفة.',
  ],
  city: [
    'A town hotel for early meetings and late dinners, with quiet rooms towards the court.',
    'فندق في قلب المدينة لاجتماع مبكر وعشاء متأخر، وغرف هادئة على الفناء.',
  ],
  boutique: [
    'A restored house with few rooms, each furnished by hand, and breakfast on the roof.',
    'بيت مرمم بغرف قليلة مفروشة يدويًا، والإفطار على السطح.',
  ],
  nile: [
    'Rooms over the river, a terrace at water level and a garden that has grown for decades.',
    'غرف على النهر وتراس بمستوى الماء وحديقة عمرها عقود.',
  ],
  camp: [
    'Simple rooms under a wide sky, a shared fire in the evening and food cooked on site.',
    'غرف بسيطة تحت سماء واسعة، نار مشتركة في المساء وأكل يُطبخ في المكان.',
  ],
  flats: [
    'Flats with a kitchen and a washing machine, cleaned every third day.',
    'شقق بمطبخ وغسالة، تُنظف كل ثلاثة أيام.',
  ],
}

/** What the supplier writes about a hotel. */
export const descriptionOf = ({ style, name, stars, destination }: Hotel): Text => [
  `${name[0]} has ${stars} stars. ${opening[style][0]} ${destination.around[0]}`,
  `${name[1]} من فئة ${stars} نجوم. ${opening[style][1]} ${destination.around[1]}`,
]

/** The hours of arriving and leaving. */
export const hoursOf = ({ style }: Hotel): { from: string; until: string } =>
  style === 'flats'
    ? { from: '15:00:00', until: '11:00:00' }
    : { from: '14:00:00', until: '12:00:00' }
