import type { LegalText } from './legal-text.ts'

export default {
  title: 'Data Deletion Policy',
  description:
    'How to delete your Rihla account and data: from your profile or by e-mail, what is deleted when, and what the law makes us keep.',
  lead: 'You can delete your account and what we know about you at any time, by yourself. It takes a minute and needs no reason.',
  updated: '2025-08-23',
  sections: {
    'from-your-profile': {
      title: 'From your profile',
      body: [
        {
          steps: [
            'Log in and open your [profile](/profile).',
            'If you want a copy first, press Download my data.',
            'Press Delete my account, read what will happen, and confirm with your password. If you sign in through Google, Apple or Facebook and have no password, you are asked to sign in once more.',
          ],
        },
        'Every device is signed out at once, and a last mail confirms it. This can’t be undone: a new account starts empty.',
      ],
    },
    'by-e-mail': {
      title: 'By e-mail',
      body: [
        'If you can’t log in, write from the address of your account to {email}, with the subject “Delete my account”. We answer within 48 hours, and may ask something that only you know before we delete.',
        'This is also the way for those who signed in through Facebook and want what came from there deleted: your name, e-mail and the number that Facebook gave us.',
      ],
    },
    'what-is-deleted': {
      title: 'What is deleted, and when',
      body: [
        {
          facts: [
            ['At once', 'You are signed out everywhere, and nobody can sign in to the account.'],
            [
              'Within 24 hours, from active systems',
              'Name, e-mail, phone numbers, nationality, picture, password, linked sign-ins, notices, typed requests, uploaded receipts, and the names and ages of travellers.',
            ],
            [
              'Within 30 days, from all backups',
              'The same. Until then a backup is used only to repair a failure, and the deletion is done again after it.',
            ],
          ],
        },
      ],
    },
    'what-stays': {
      title: 'What stays, without your name',
      body: [
        'Tax and accounting law makes us keep what was sold and paid for up to 7 years. Your bookings stay as numbers: what, when and how much. Nothing in them says who.',
        'Counts of visits never had your name; they end after 24 months.',
      ],
    },
    'open-bookings': {
      title: 'Bookings that haven’t taken place yet',
      body: [
        'Deleting your account doesn’t cancel a booking, and after it we can no longer show it to you or write to you about it. Cancel first what you don’t want, and keep the reference of what you do: the hotel or operator keeps the list of names that it needs for your arrival, under its own duties.',
        'A booking of which only the deposit is paid doesn’t survive: after the deletion nobody can pay the rest and no reminder reaches you, so it is cancelled when the rest was due, and what was agreed decides whether the deposit comes back. Pay the rest, or cancel it, before you delete your account.',
      ],
    },
    'with-others': {
      title: 'Data with others',
      body: [
        'We tell those who process data for us to delete it, too. The payment company and the hotel or operator have duties of their own; ask them as well if you like. If you think we haven’t kept to this page, you can complain to the Personal Data Protection Centre. More is in the [privacy policy](/privacy).',
      ],
    },
  },
} satisfies LegalText
