import { describe, expect, it } from 'vitest'
import { hotelHref, hotelStays, nightsOf, type PackageHotel } from './hotel-stays.ts'

const hotel = (HotelId: number, Period: string, HotelType = 0): PackageHotel => ({
  HotelId,
  HotelType,
  Period,
  Name: 'Nile House',
  NameAr: 'بيت النيل',
  Thumbnail: null,
  ImageUrl: null,
  City: 'Luxor',
  RoomName: 'Nile view',
  Stars: 5,
  ReservationType: 'Half board',
  Description: '',
})

describe('nights of a stay', () => {
  it.each([
    ['3 nights', 3],
    ['1 night', 1],
    ['4 ليالٍ', 4],
    ['for 2 nights, half board', 2],
    ['ليلة واحدة', 1],
    ['', 1],
    ['0 nights', 1],
    ['365 nights', 1],
  ])('%j are %d', (period, nights) => {
    expect(nightsOf(period)).toBe(nights)
  })
})

describe('the stays of a package', () => {
  const stays = hotelStays('2026-12-30', [
    hotel(7, '3 nights'),
    hotel(8, 'ليلة'),
    hotel(0, '2 nights'),
  ])

  it('run one after the other from the arrival', () => {
    expect(stays.map(({ arrival, departure }) => [arrival, departure])).toEqual([
      ['2026-12-30', '2027-01-02'],
      ['2027-01-02', '2027-01-03'],
      ['2027-01-03', '2027-01-05'],
    ])
  })
  it('lead to the page of each hotel for its nights', () => {
    expect(stays.map((stay) => hotelHref(stay, 2))).toEqual([
      '/hotel?id=7&arrival-date=30-12-2026&departure-date=02-01-2027&adults=2&rooms=1',
      '/hotel?id=8&arrival-date=02-01-2027&departure-date=03-01-2027&adults=2&rooms=1',
      null,
    ])
  })
  it.each([1, 2])('lead to the page of ships where they are on board (type %d)', (HotelType) => {
    const [stay] = hotelStays('2026-12-30', [hotel(9, '3 nights', HotelType)])
    expect(stay && hotelHref(stay, 2)).toBe(
      '/cruise?id=9&arrival-date=30-12-2026&departure-date=02-01-2027&adults=2&rooms=1',
    )
  })
})
