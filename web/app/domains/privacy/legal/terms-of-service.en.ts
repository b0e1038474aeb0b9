import type { LegalText } from './legal-text.ts'

export default {
  title: 'Terms of Service',
  description:
    'The terms on which you book with Rihla: prices, deposits, holds, confirmation, cancellation, refunds, and who answers for what.',
  lead: 'These are the terms between you and Rihla when you use this site and book through it. What an offer’s own page says about cancellation, times and ages is part of them.',
  updated: '2025-08-24',
  sections: {
    'what-we-do': {
      title: 'What we do',
      body: [
        'Rihla shows and sells travel in Egypt by hotels, boats, bus companies and activity operators. We take your booking and your payment, hold your places and confirm them. The operator named on the offer provides the stay, the journey or the activity, and has its own rules on safety and conduct.',
        'You reach us at {email} and {phone}. We answer within 48 hours, and sooner when you are travelling.',
      ],
    },
    'your-account': {
      title: 'Your account',
      body: [
        'An account is for people of 18 and over. Give your true name and an e-mail that you read: confirmations go there. Keep your password to yourself, and tell us at once when somebody else has used your account. You can delete it at any time; see [data deletion](/data-deletion).',
      ],
    },
    prices: {
      title: 'Prices and paying',
      body: [
        'Prices are in Egyptian pounds and include taxes and service. The price that counts is the one at checkout: if it changes while you book, you see the new one and decide again before you pay.',
        {
          list: [
            'While you fill in the checkout your places are held, for the time that the clock shows. When it ends, they go back on sale.',
            'By card you pay on the payment company’s page. By transfer you upload the receipt, and your booking stands once we have reviewed it.',
            'Where an offer allows a deposit, you pay it now and the rest by the date at checkout. If the rest doesn’t arrive in time, the booking ends. What you get back of the deposit then, or that you get nothing, is said at checkout and in the booking.',
            'A promocode holds for the offers and dates it names, and isn’t paid out in cash.',
          ],
        },
      ],
    },
    confirmation: {
      title: 'When a booking stands',
      body: [
        'A booking stands when you receive its confirmation with a reference. If your payment arrives and the last place has gone in the meantime, we tell you at once: you choose another day for the same money or the whole amount back. Where there is no such choice, or you make none by the time we name, the whole amount goes back.',
        'Check names, dates and ages. Operators may turn away somebody whose documents don’t match the booking.',
      ],
    },
    cancellation: {
      title: 'Changing and cancelling',
      body: [
        'Each offer says what you get back when you cancel, and until when; you see it before you pay and in the booking. You cancel in the reservation itself, under [My reservations](/reservations).',
        'Refunds of what you paid by card or wallet go back the way you paid, and arrive within 14 days, depending on your bank. For what you paid in cash or by transfer we call you to agree how you get it. Because stays, transport and leisure are sold for a set date, the 14 days for changing one’s mind in the Consumer Protection Law, Law 181 of 2018, hold only where the law gives them.',
        'If the operator cancels, or can’t provide what was booked, you choose between another date, something of the same worth, or all your money back.',
      ],
    },
    travelling: {
      title: 'While you travel',
      body: [
        {
          list: [
            'Be there at the time on your booking; buses and boats don’t wait. Be at the station 30 minutes early.',
            'Adults are 13 and over in prices, unless an offer says otherwise; whoever books must be 18.',
            'Bring the documents that the offer asks for: an identity card, a passport, or a marriage certificate where a hotel requires one.',
            'Tell the operator of anything that matters for your safety, such as an illness before a dive.',
          ],
        },
        'If something isn’t as it was sold, tell the operator and us while you are there: most things can be put right on the spot.',
      ],
    },
    liability: {
      title: 'Who answers for what',
      body: [
        'We answer for our own work: that the offer is shown as the operator gave it to us, that your booking and money reach them, and that your data is safe. The operator answers for the service itself. Neither answers for what nobody could prevent, such as storms, closures by the authorities or strikes; what wasn’t provided is then refunded under the offer’s terms.',
        'Nothing here limits what the law gives you as a consumer, or our liability for intent, gross fault or harm to people.',
      ],
    },
    conduct: {
      title: 'Using the site',
      body: [
        'Don’t book with somebody else’s card or name without their consent, hold places you don’t mean to take, collect our content by machine, or try to get around our protection. We may end bookings and accounts that were used for this, and refund what wasn’t part of it.',
        'Texts, pictures and the name Rihla belong to us or to those who let us use them. Ratings are yours; you let us show them with the offer, without your full name.',
      ],
    },
    law: {
      title: 'Law, language and changes',
      body: [
        'Egyptian law holds, and the courts of Cairo are competent, unless the law gives a consumer another court. You can also turn to the Consumer Protection Agency.',
        'The Arabic text of these terms prevails. For a booking, the terms hold that stood when you made it; newer ones hold from their date for what you book afterwards. How we treat your data is in the [privacy policy](/privacy).',
      ],
    },
  },
} satisfies LegalText
