/**
 * How many letters must be added, dropped, changed or swapped with their neighbour to make one word of
 * the other; anything above `most` is `most + 1`. `ofBeginning` is the same to the nearest beginning of
 * `other`, as for a word that is still being typed.
 */
export function editDistance(
  word: string,
  other: string,
  most: number,
): { whole: number; ofBeginning: number } {
  const tooMuch = most + 1
  if (other.length < word.length - most) return { whole: tooMuch, ofBeginning: tooMuch }
  // What stands further behind can't be reached with so few changes.
  const length = Math.min(other.length, word.length + most)
  let before: number[] = []
  let row = Array.from({ length: length + 1 }, (_, at) => at)
  for (let i = 1; i <= word.length; i += 1) {
    const next = [i]
    let lowest = i
    for (let j = 1; j <= length; j += 1) {
      const same = word[i - 1] === other[j - 1]
      let least = Math.min(
        (row[j] ?? tooMuch) + 1,
        (next[j - 1] ?? tooMuch) + 1,
        (row[j - 1] ?? tooMuch) + (same ? 0 : 1),
      )
      const swapped = i > 1 && j > 1 && word[i - 1] === other[j - 2] && word[i - 2] === other[j - 1]
      if (swapped) least = Math.min(least, (before[j - 2] ?? tooMuch) + 1)
      next[j] = least
      if (least < lowest) lowest = least
    }
    if (lowest > most) return { whole: tooMuch, ofBeginning: tooMuch }
    before = row
    row = next
  }
  const whole = other.length > length ? tooMuch : (row[length] ?? tooMuch)
  return { whole: Math.min(tooMuch, whole), ofBeginning: Math.min(tooMuch, ...row) }
}
