export default {
  continue: 'Continue your booking',
  continueOne: '{name}, {date}',
  several_one: '{count} booking to continue',
  several_other: '{count} bookings to continue',
  ended: 'The hold has ended',
  held: 'Places held for you',
  'held-Hotel': 'Room held for you',
  'held-NileCruise': 'Cabin held for you',
  'held-Bus': 'Seats held for you',
  guests_one: 'For {count} guest',
  guests_other: 'For {count} guests',
}
