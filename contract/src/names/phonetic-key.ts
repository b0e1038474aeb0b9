/** Digits that stand for Arabic sounds among Latin letters (7urghada, gharda2a). */
const arabizi: Readonly<Record<string, string>> = {
  '2': 'k',
  '3': '',
  '5': 'k',
  '6': 't',
  '7': 'h',
  '9': 's',
}

/** Latin letters that are one sound, longest first. */
const latin: readonly (readonly [RegExp, string])[] = [
  [/tch|sch|sh|ch/g, 's'],
  [/kh|ck|q/g, 'k'],
  [/gh|j/g, 'g'],
  [/ph|v/g, 'f'],
  [/th/g, 't'],
  [/dh/g, 'd'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/x/g, 'ks'],
  [/p/g, 'b'],
]

const arabic: Readonly<Record<string, string>> = {
  ب: 'b',
  ت: 't',
  ث: 's',
  ج: 'g',
  ح: 'h',
  خ: 'k',
  د: 'd',
  ذ: 'd',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 's',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'z',
  غ: 'g',
  ف: 'f',
  ق: 'k',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
}

/**
 * The consonants of a normalised word, whichever script it is written in: what spellings of one name
 * have in common (hurghada, 7urghada and هورجادا; luxor and لوكسور). An h counts at the beginning alone.
 */
export function phoneticKey(word: string): string {
  const digits = /[a-z]/.test(word) ? word.replaceAll(/[235679]/g, (it) => arabizi[it] ?? it) : word
  const plain = latin.reduce((text, [letters, sound]) => text.replaceAll(letters, sound), digits)
  const heard = [...plain]
    .map((it) => (/[\u0621-\u064a]/.test(it) ? (arabic[it] ?? '') : it))
    .join('')
  return heard
    .replaceAll(/[aeiouwy]/g, '')
    .replaceAll(/(?<=.)h/g, '')
    .replaceAll(/(.)\1+/g, '$1')
}
