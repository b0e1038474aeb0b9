import type { LegalText } from './legal-text.ts'

export default {
  title: 'Cookie Policy',
  description:
    'Every cookie and every piece of browser storage that Rihla uses, what it is for, how long it stays, and how to change your choice.',
  lead: 'This site keeps little in your browser, and lists it here. Nothing that counts or chats loads before you allow it.',
  updated: '2025-08-24',
  sections: {
    'what-they-are': {
      title: 'What these are',
      body: [
        'A cookie is a short text that your browser keeps for a site and sends along with each visit. Local storage is the same without the sending. We use both; for brevity this page says cookies.',
      ],
    },
    needed: {
      title: 'What booking needs',
      body: [
        'These work without your consent, because the site can’t do what you ask without them:',
        {
          facts: [
            [
              'session',
              'Keeps you signed in. Scripts can’t read it. Ends when you log out, or after 30 days without use.',
            ],
            [
              'device',
              'Remembers that you have signed in on this browser, so that a stranger who guesses at your password can’t lock you out here. Scripts can’t read it. One year, or until you reset your password.',
            ],
            [
              'Application-Id',
              'A random number for this browser, so that places you hold before signing in stay yours. One year.',
            ],
            [
              'rihla-language, rihla:language',
              'Your language. The cookie for one year, the other until you delete it in your browser.',
            ],
            [
              'ext, ext-ticket',
              'Only while you sign in through Google, Apple or Facebook: prove that it is the same browser. Minutes.',
            ],
            [
              'authToken',
              'Only if you signed in through one of them: keeps you signed in. Until you log out.',
            ],
          ],
        },
      ],
    },
    convenience: {
      title: 'What makes it handy',
      body: [
        'Kept in your browser; what of it is sent to us says so:',
        {
          facts: [
            [
              'What you typed and chose at checkout (rihla:checkout, rihla:checkout-typed, rihla:hotel-checkout, rihla:hotel-checkout-typed, rihla:bus-journey), whose it is (rihla:typed-by), and where you come back to (rihla:paying-at, rihla:return-to)',
              'So that nothing is lost when a page is loaded again, and you find back from the bank or from signing in. Until you close the tab.',
            ],
            [
              'How far down each page you were (react-router-scroll-positions)',
              'So that Back leads there. Until you close the tab.',
            ],
            [
              'Lists and cities (rihla:destinations, rihla:countries, rihla:activity-types, rihla:day-uses, rihla:bus-stations), settings of the site (rihla:splash) and ways to sign in (rihla:external-providers)',
              'So that pages open faster. 1 to 24 hours.',
            ],
            [
              'Recently seen and saved offers (rihla:kept)',
              'So that you find them again. Until you clear them. While you are signed in they are kept in your account, too, so that you find them on every device.',
            ],
            [
              'Recent bus searches (rihla:bus-searches)',
              'So that you can search again in one step. Until you delete them in your browser.',
            ],
            [
              'That you hold something, are signed in (the number of your account), and your picture (rihla:held, rihla:signed-in, rihla:session, rihla:avatar)',
              'So that the head of the page is right at once. Until what you hold ends, or you log out.',
            ],
            [
              'rihla:nationality-asked',
              'That we have asked for your nationality, so that we don’t ask again. Until you close the tab.',
            ],
            ['rating', 'What you typed of a rating. Until it is sent, or you close the tab.'],
            [
              'Bookings and tickets that you opened (rihla-tickets)',
              'Up to 30 pages with what stands on them, so that you can read them without a connection. Until you log out, or newer ones take their place.',
            ],
            ['A page for when there is no connection (rihla-offline)', 'The same for everybody.'],
            [
              'rihla:writing',
              'Only if you write for the blog: what isn’t saved yet. Until it is saved.',
            ],
            [
              'desk-unsent',
              'Only if you work at our desk: what was being typed when a session ended. Until it is given back, or you close the tab.',
            ],
            [
              'rihla:consent',
              'Your answer about counting and chat. Until you change it, or we change the words.',
            ],
          ],
        },
      ],
    },
    'with-consent': {
      title: 'What loads only if you allow it',
      body: [
        {
          facts: [
            [
              'Counting visits',
              'Our server adds up by day which pages were opened and in which language, how far bookings got and their price, and why signing in failed: numbers alone, never who. Until you close the tab it remembers what it has counted (rihla:counted). Where we work with an analytics company, its script is told the same and the page’s title, and may set cookies of its own. Kept for at most 24 months.',
            ],
            [
              'Live chat',
              'A script of our chat company shows a chat window. The company sees your IP address and what you write, and may set cookies to find the conversation again.',
            ],
          ],
        },
        'We have no advertising and no buttons of social networks.',
      ],
    },
    'your-choice': {
      title: 'Your choice',
      body: [
        'We ask once, at the foot of the page; both answers weigh the same, and the site works with either. We record your answer, its time and the text you saw. Change it at any time under Privacy choices, at the foot of each page: what you no longer allow stops at once, and cookies that those companies have set can be deleted in your browser.',
        'Your browser can refuse or delete all cookies. You can look around without them, but not sign in or book.',
      ],
    },
    questions: {
      title: 'Questions',
      body: [
        'Write to {email} or call {phone}. What we do with data beyond your browser is in the [privacy policy](/privacy).',
      ],
    },
  },
} satisfies LegalText
