import { expect, test } from 'vitest'
import { printedName } from './printed-name.ts'

test.each([
  ['نور مصطفى', 'نور مصطفى'],
  ['Łukasz Müßig', 'Łukasz Müßig'],
  ['Gökçe Yılmaz', 'Gökçe Yılmaz'],
  ['Иван Петров', 'Ivan Petrov'],
  ['Ελένη', 'Eleni'],
  ['王伟', 'WangWei'],
  ['Nguyễn', 'Nguyen'],
  ['مُحَمَّد', 'مُحَمَّد'],
  ['علی چورچ', 'علي جورج'],
  ['Nour 🌸❤️ Aly', 'Nour Aly'],
  ['O’Neil-Smith, Jr.', 'O’Neil-Smith, Jr.'],
  ['🌸', ':cherry_blossom:'],
])('%j stands on paper as %j', (name, printed) => expect(printedName(name)).toBe(printed))
