/** What staff read of each alert, and of what it was noted with. */
export default {
  alertProof: 'A traveller has sent the receipt of a transfer.',
  alertProofOverdue: 'A receipt has waited so long that its places are going back on sale.',
  alertRefundRefused: 'The gateway refused a refund.',
  alertRefundByHand: 'A refund has to be paid by hand.',
  alertRefundLate: 'A refund hasn’t reached the gateway for more than half an hour.',
  alertPaidButGone: 'Somebody paid after the places were gone. The money goes back.',
  alertPaidButBegun:
    'A payment came, or was accepted, when what it pays for had already begun. The money goes back.',
  alertNeedsReview:
    'The gateway took money otherwise than was agreed: another amount, or a second time.',
  alertStuck:
    'We couldn’t take a payment into our books. We keep trying: tell whoever runs the system.',
  alertPageVoided: 'Somebody paid on a page of an older version of a booking. The money goes back.',
  alertPaidTwice: 'A booking was paid twice. The second amount goes back.',
  alertPointsGone:
    'The points for the rest of a booking were spent before its payment came. The money goes back.',
  alertLateMoney:
    'Paid after the places were gone. The traveller chooses another day or the money back; it goes back by itself after a day.',
  alertChangeOver:
    'A change was paid for after its time. The booking stays as it was, and the money goes back.',
  alertBookingOver:
    'Somebody paid for a booking that was cancelled, or whose time was over. The money goes back.',
  alertPromocode: 'A promocode was used up before its booking was paid. The money goes back.',
  alertForged: 'Somebody sent a payment message with a wrong signature.',
  alertAllotment: 'An allotment was lowered below what is sold or held.',
  alertBooks: 'The books don’t balance.',
  alertBusSale: 'A bus company hasn’t confirmed seats that are paid for.',
  alertBusCancelOpen: 'A bus company hasn’t answered a cancellation.',
  alertBusCancelRefused: 'A bus company refused a cancellation.',
  alertPartnerOpen: 'A partner hasn’t said whether a paid room is booked. We keep asking.',
  alertPartnerOrphan:
    'A partner booked a room after we had given the money back. We asked to cancel it there: see that it is.',
  alertPartnerCancelOpen: 'A partner hasn’t answered a cancellation. We keep asking.',
  alertPartnerCancelRefused: 'A partner refused a cancellation. The booking stands.',
  alertPartnerNet:
    'A partner booked a room at another net price than it had said. The booking stands at what was paid: ask the partner.',
  alertOther: 'Something needs a person.',
  alertsClosed: 'Closed last',
  alertClosed: 'Closed {when}',
  alertOpenedAt: 'Since {when}',
  detailReference: 'Reference',
  detailChecked: 'Net price as checked, EGP',
  detailBooked: 'Net price as booked, EGP',
  detailReason: 'Reason',
  detailFailure: 'What the gateway said',
  detailTries: 'Times asked',
  detailState: 'State',
  detailAnswer: 'Answer',
  detailMissing: 'Places missing',
  detailMethod: 'Way to pay',
  detailDay: 'Day',
  detailFile: 'File',
  detailFrom: 'First day',
  detailTo: 'Last day',
  detailDifferences: 'Differences',
  detailStars: 'Stars',
  detailWords: 'Text',
  detailPayment: 'Number of the payment',
  detailOrder: 'Number of the order',
}
