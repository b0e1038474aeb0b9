/** What others call a place: in French, in German, in Russian. */
const foreign: Readonly<Record<string, string>> = {
  Cairo: 'le caire, каир',
  Giza: 'гиза',
  Alexandria: 'alexandrie, александрия',
  Luxor: 'луксор',
  Aswan: 'асуан',
  Hurghada: 'хургада',
  'Sharm El Sheikh': 'шарм-эль-шейх',
  Dahab: 'дахаб',
  'Marsa Alam': 'марса-алам',
  'El Gouna': 'el guna, эль-гуна',
  'Makadi Bay': 'макади',
  'Soma Bay': 'сома-бей',
  Safaga: 'сафага',
  'Port Ghalib': 'порт-галиб',
}

/** Regions by their names, and the destinations in them. */
const regions: Readonly<Record<string, readonly string[]>> = {
  'red sea, البحر الأحمر, rotes meer, красное море': [
    'Hurghada',
    'El Gouna',
    'Marsa Alam',
    'Makadi Bay',
    'Sahl Hasheesh',
    'Soma Bay',
    'Safaga',
    'El Quseir',
    'Port Ghalib',
  ],
  'sinai, سيناء, синай': [
    'Sharm El Sheikh',
    'Dahab',
    'Nuweiba',
    'Taba',
    'Saint Catherine',
    'El Tor',
    'Ras Sudr',
  ],
}

/** What others call a destination, and the regions that it is in: what is typed to find it, and no traveller is shown. */
export const foreignSpellings = (place: string): string[] =>
  [
    foreign[place],
    ...Object.keys(regions).filter((region) => regions[region]?.includes(place)),
  ].flatMap((spellings) => spellings?.split(', ') ?? [])
