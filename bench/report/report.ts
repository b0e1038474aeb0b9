/** What a bench said of one promise. */
export type Verdict = { text: string; value: string; limit: string; kept: boolean }

/** What a bench measured, when, in how many seconds and on which machine. */
export type Measured = {
  name: string
  day: string
  seconds: number
  machine: string
  verdicts: readonly Verdict[]
}

/** Reads a line that `verdict` printed; undefined: any other line. */
export function readVerdict(line: string): Verdict | undefined {
  const read = /^(ok  |MISS) (.+): (-?[\d.]+|NaN|Infinity) \((at (?:most|least) [\d.]+)\)$/.exec(
    line,
  )
  if (!read) return undefined
  const [, word, text = '', value = '', limit = ''] = read
  return { text, value, limit, kept: word === 'ok  ' }
}

const TITLE = `# Figures

Made by \`npm run bench\`, which measures each promise beside its limit in one run; \`npm run bench search\` measures one bench anew. What each does, and why its limit is what it is: [bench/README.md](../bench/README.md). Requests a second of two machines can't be compared, so most are ratios.
`

/** The page: a table for each bench, what was missed in bold. */
export const writeReport = (all: readonly Measured[]): string =>
  [TITLE, ...all.map(sectionOf)].join('\n')

const sectionOf = ({ name, day, seconds, machine, verdicts }: Measured): string => `## ${name}

${day}, ${seconds} s. ${machine}.

| promise | measured | limit |
| --- | --- | --- |
${verdicts.map(rowOf).join('\n')}
`

const rowOf = ({ text, value, limit, kept }: Verdict): string =>
  `| ${text} | ${kept ? value : `**${value}**`} | ${limit} |`

/** Reads a page that `writeReport` wrote. */
export function readReport(page: string): Measured[] {
  return page
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [name = '', , about = '', ...lines] = section.split('\n')
      const [, day = '', seconds = '', machine = ''] = /^(\S+), (\d+) s\. (.*)\.$/.exec(about) ?? []
      const verdicts = lines.flatMap((line) => {
        const [, text, value, limit] = /^\| (.+) \| (\S+) \| (at \S+ \S+) \|$/.exec(line) ?? []
        if (!text || !value || !limit) return []
        return { text, value: value.replaceAll('*', ''), limit, kept: !value.startsWith('**') }
      })
      return { name, day, seconds: Number(seconds), machine, verdicts }
    })
}

/** Puts what was measured anew in the place of what was measured before, or at the end. */
export function mergeReport(all: readonly Measured[], anew: Measured): Measured[] {
  const at = all.findIndex(({ name }) => name === anew.name)
  return at < 0 ? [...all, anew] : all.with(at, anew)
}
