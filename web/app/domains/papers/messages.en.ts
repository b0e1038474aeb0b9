export default {
  ticket: 'Download ticket',
  invoice: 'Download invoice',
  making: 'Making the file',
  failed: 'Download Failed',
  ticketFailed: 'The ticket could not be made. Try again, or show this page.',
  invoiceFailed: 'The invoice could not be made. Please try again.',
}
