export default {
  askBoth: 'May we count visits and load live chat?',
  askAnalytics: 'May we count visits?',
  whyBoth:
    'Counting shows us which pages help, without your name. Chat lets you write to us. Other companies take part in both, and nothing starts unless you allow it.',
  whyAnalytics:
    'It shows us which pages help, without your name. Another company takes part, and nothing starts unless you allow it.',
  whyOwn:
    'It shows us which pages help, without your name. We do it ourselves, and only if you allow it.',
  whyOwnAndChat:
    'Counting shows us which pages help, without your name, and we do it ourselves. Chat lets you write to us and comes from another company. Neither starts unless you allow it.',
  allow: 'Allow',
  refuse: 'No, thanks',
  cookiePolicy: 'Cookie Policy',
  saved: 'Your choice is saved',
  savedText: 'Change it at any time under Privacy choices, at the foot of each page.',
  choices: 'Privacy choices',
  choicesText:
    'What booking needs always works: your sign-in, your language and your bookings. The rest is yours to decide.',
  analytics: 'Counting visits',
  analyticsNote:
    'Which pages are opened and how far bookings get, without your name or what you type. Kept for 24 months.',
  analyticsNoteOthers:
    'Which pages are opened and how far bookings get, without your name or what you type. We count, and so does another company. What we count is kept for 24 months.',
  chat: 'Live chat',
  chatNote: 'The chat company sees your IP address and what you write.',
  save: 'Save choices',
  close: 'Not now',
  chatWithUs: 'Chat with us',
  chatAsk: 'Load live chat?',
  chatAskText:
    'The chat window comes from another company. It sees your IP address and what you write, and loads only if you allow it. You can take this back under Privacy choices.',
  chatAllow: 'Allow and open',
  chatFailed: 'Chat did not open',
  chatFailedText: 'Please try again, or write to us by e-mail.',
  legal: 'Legal',
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
  deletion: 'Data Deletion Policy',
  contents: 'On this page',
  updated: 'Last updated {date}',
  arabicPrevails:
    'This is a translation. If it differs from the Arabic text, the Arabic text prevails.',
  related: 'More about your data and your rights',
  noEmail: 'our e-mail address',
  noPhone: 'our phone number',
  print: 'Print',
}
