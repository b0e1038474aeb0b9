export default {
  framePay: 'Pay at the bank',
  frameTitle: 'The bank’s payment page',
  frameLoading: 'Opening the bank’s page',
  frameFailed: 'Failed to load payment gateway',
  frameFailedText:
    'Your booking is still held and nothing was charged. Try again, or open the bank’s page by itself.',
  tryAgain: 'Try Again',
  fullPage: 'Open in a full page',
  fullPageText: 'Does your bank’s code page not show?',
  backMethod: 'Back to payment method',
  checking: 'Checking your payment',
  checkingText: 'The bank has not answered yet. This can take a minute. Please do not pay again.',
  paymentFailed: 'Payment failed',
  paymentErrorOccurred: 'Payment error occurred',
  returnTitle: 'Checking your payment',
  returnPaid: 'Your payment has arrived. One moment.',
  returnFailed: 'The payment did not go through. You can try again.',
}
