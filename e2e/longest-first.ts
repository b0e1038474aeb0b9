import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes longest starts first, so that the workers end together; the size of a file tells little. */
const longest = [
  'every-address',
  'blog/writing',
  'book-a-partner-hotel',
  'landing',
  'offer-pages',
  'papers',
  'bus-ticket',
  'bus-pages',
]

const rank = ({ moduleId }: TestSpecification): number => {
  const at = longest.findIndex((name) => moduleId.endsWith(`${name}.test.ts`))
  return at < 0 ? longest.length : at
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b))
  }
}
