/** The words of the supplier's control page. */
export const messages = {
  title: 'Hotel supplier',
  intro:
    'A bed bank with hotels of its own. Choose how each of them behaves from the check of a rate on.',
  back: 'Everything else',
  hotel: 'Hotel',
  outcome: 'What happens',
  choose: 'Choose',
  latency: 'Every answer takes so many milliseconds more',
  slow: 'Slow down',
  down: 'Switch the supplier off for so many seconds (it answers 503)',
  switchOff: 'Switch off',
  isDown: 'The supplier is off until',
  reset: 'Forget everything chosen',
  bookings: 'Bookings',
  none: 'None yet.',
  reference: 'Reference',
  ours: 'The shop’s reference',
  status: 'Status',
  amount: 'Net',
  charge: 'Charge',
}

export type Messages = typeof messages
