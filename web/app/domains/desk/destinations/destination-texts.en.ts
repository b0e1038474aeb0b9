/** Texts of destinations at the desk. */
export default {
  didSaveDestination: 'Destination saved',
  destinations: 'Destinations',
  destinationsText:
    'Names, story, spellings and photograph of each place. What is saved shows at once.',
  destinationFind: 'Find a destination',
  destinationHidden: 'In no list',
  destinationNothingIn_en: 'Nothing in English yet',
  destinationNothingIn_ar: 'Nothing in Arabic yet',
  destinationUnsaved: 'Not saved yet',
  destinationsAll: 'All destinations',
  destinationPage: 'See its page',
  destinationNone: 'Nothing is called that.',
  'destination-Image': 'Photograph',
  'destination-IsShown': 'Stands in lists',
  'destination-Position': 'Place in the lists',
  'destination-Spellings': 'How people spell it',
  'destination-Name': 'Name',
  'destination-Summary': 'In one sentence',
  'destination-Story': 'Story',
  'destination-BestTime': 'When to come',
  'destination-GettingThere': 'How to get there',
  destinationShownNote:
    'Otherwise it is in no list and in no sitemap; its page stays at its address.',
  destinationPositionHint: 'Lists begin with the smallest number.',
  destinationSpellingsHint:
    'One in each line, in either script. Searches know case, marks and the forms of Arabic letters by themselves.',
  destinationStoryHint: 'An empty line begins a new paragraph.',
  destinationNameMissing: 'A place needs its name in both languages.',
  destinationSummaryMissing: 'Say it in one sentence, too: lists and search engines show that.',
  destinationImageWrong:
    'Upload a photograph, or give the address of one of ours: /images/ and its name.',
  destinationPositionWrong: 'A whole number from 0 to {max}.',
  destinationSpellingsWrong: 'At most {count} spellings of {max} letters each.',
  destinationSaved: 'Its page and the searches know it now.',
}
