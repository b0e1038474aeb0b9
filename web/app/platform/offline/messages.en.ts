export default {
  title: 'No connection',
  text: 'This page needs the internet. It comes back by itself as soon as you are connected.',
  again: 'Try again',
  kept: 'Kept on this device',
  none: 'No bookings are kept on this device yet. Those that you look at while you are logged in can be read here without a connection.',
}
