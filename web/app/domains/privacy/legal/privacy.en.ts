import type { LegalText } from './legal-text.ts'

export default {
  title: 'Privacy Policy',
  description:
    'What Rihla collects when you book travel in Egypt, why, who receives it, how long it is kept, and how to see or delete it.',
  lead: 'This page says what we know about you, why we need it, who else sees it and how long it stays. You can see what we keep, and delete it, from your profile.',
  updated: '2025-08-23',
  sections: {
    'who-we-are': {
      title: 'Who we are',
      body: [
        'Rihla sells travel in Egypt: activities, day-use, hotels, Nile cruises, trips, honeymoons and bus seats. For what you give us on this site, Rihla is the controller in the sense of the Egyptian Personal Data Protection Law, Law 151 of 2020, and its Executive Regulations.',
        'Write to {email} or call {phone} about anything on this page. We answer within 48 hours.',
      ],
    },
    'what-we-collect': {
      title: 'What we collect, and why',
      body: [
        'We ask for what a booking needs, and no more. The law wants a reason for each; it stands beside it.',
        {
          facts: [
            [
              'Your account',
              'Name, e-mail, nationality, and, if you give them, phone numbers and a picture. Your password is kept only as a code that can’t be turned back. Reason: the contract with you.',
            ],
            [
              'Your bookings',
              'What you booked, dates, prices, the names and ages of those who travel, and what you wrote to the hotel or operator. A supplier may require a passport number; then we ask for it. Reason: the contract with you.',
            ],
            [
              'Who travels with you',
              'If you keep companions in your profile: their names, dates of birth, nationalities and documents, encrypted. Keep only those who agree, or your own children. You can remove each at any time. Reason: the contract with you.',
            ],
            [
              'What you keep',
              'While you are signed in: the offers you save, and the last ones you looked at, so that all your devices show them. You can clear both at any time. Reason: the contract with you.',
            ],
            [
              'Payments',
              'Amount, time, method and outcome, and the receipt you upload for a bank transfer. Your card number is typed on the payment company’s page; of it we get only the last four digits, by which you and we find a payment. Reason: the contract, and tax and accounting law.',
            ],
            [
              'Reviews',
              'Your stars and your words for what you booked, shown under your first name and an initial. When you delete your account the words and the name go. Reason: the contract with you.',
            ],
            [
              'Sign-in and safety',
              'When and from which kind of device you signed in, your IP address, and a random number that stands for your browser. Reason: protecting your account and our service.',
            ],
            [
              'Messages',
              'What you write to us, and the notices and mails we send about your bookings. Reason: the contract with you.',
            ],
            [
              'Visits and chat',
              'Only if you allow it: which pages are opened, without your name, and what you write in live chat. Reason: your consent, recorded with its time and the text you saw.',
            ],
          ],
        },
        'We send no advertising without a separate consent, sell no data, and decide nothing about you by machine alone.',
      ],
    },
    'who-receives-it': {
      title: 'Who receives it',
      body: [
        'Each receives only what its part of the work needs:',
        {
          list: [
            'The hotel, boat, bus or activity operator that you booked: names, ages where the price depends on them, dates and requests.',
            'Room suppliers outside Egypt, where a hotel is booked through one: the same, to make the booking.',
            'Our payment company: the amount, your name, e-mail and phone, to take the payment and to refund it.',
            'Google, Apple or Facebook, only if you sign in through them: they learn that you signed in here.',
            'The companies that deliver our mail and run our servers: what passes through them, on our instructions.',
            'The companies that help us count visits, where there is one, and run live chat, only after you allow it.',
            'Authorities and courts, where the law obliges us.',
          ],
        },
        'Some of these are outside Egypt. Data goes there only as the law allows: where the protection is adequate or licensed, because your booking can’t be made without it, or with your consent.',
      ],
    },
    'how-long': {
      title: 'How long we keep it',
      body: [
        {
          facts: [
            [
              'Account and profile',
              'Until you delete the account; then gone from active systems within 24 hours.',
            ],
            ['Backups', 'At most 30 days after that.'],
            [
              'Bookings and payments',
              'Up to 7 years, for tax and accounting law. After you delete your account, without your name.',
            ],
            ['Sign-ins', 'End after 30 days without use.'],
            ['Counting of visits', 'At most 24 months.'],
            ['Your choices about consent', 'As long as we must be able to prove them.'],
          ],
        },
      ],
    },
    'your-rights': {
      title: 'Your rights',
      body: [
        'These cost nothing:',
        {
          facts: [
            [
              'See and take it with you',
              'Download my data, in your [profile](/profile), gives you one file with your account, sign-ins, companions, bookings, payments, reviews and notices. It leaves out what staff note for their work, the words of letters that they sent you, and the names of guests at a partner’s hotel, of which it says only whether we still keep them. Ask us for these at {email}.',
            ],
            [
              'Correct it',
              'Edit your [profile](/profile). Change a name in a booking on its page, until the day before it begins; where that page doesn’t offer it, write to us.',
            ],
            [
              'Delete it',
              'Delete my account, in your [profile](/profile). What happens then is on the [data deletion page](/data-deletion).',
            ],
            [
              'Withdraw consent',
              'Privacy choices, at the foot of each page. What was done before stays lawful.',
            ],
            ['Object or restrict', 'Write to {email} and say what we should stop.'],
            ['Know of a breach', 'We tell you when your data was affected; see below.'],
          ],
        },
        'We answer within 48 hours, and do what you asked as soon as the law requires, or say why we can’t. If you are not content, you can complain to the Personal Data Protection Centre in Egypt, or go to court.',
      ],
    },
    children: {
      title: 'Children',
      body: [
        'An account is for people of 18 and over. Children travel in bookings made by a parent or guardian, who consents for them; we ask for a child’s name and age only where the place or the price needs them. If a child has opened an account, write to us and we delete it.',
      ],
    },
    security: {
      title: 'How it is protected',
      body: [
        'Everything travels encrypted. Passwords are stored so that nobody can read them. Staff see only what their work needs, and each look at a payment receipt or profile picture is checked.',
        'If data is lost or seen by somebody who shouldn’t, we tell the Personal Data Protection Centre within 72 hours of learning of it, at once where national security is concerned, and then those affected: what happened, what it means, and what to do.',
      ],
    },
    changes: {
      title: 'Changes to this page',
      body: [
        'When something changes that matters to you, we tell you before it holds, and ask again where your consent is needed. Which cookies and storage the site uses is on the [cookie policy](/cookie-policy).',
      ],
    },
  },
} satisfies LegalText
