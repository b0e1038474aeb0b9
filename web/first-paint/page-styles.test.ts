import { describe, expect, it } from 'vitest'
import { createPageStyles } from './page-styles.ts'

const page =
  '<main id="top" class="card md:w-[4px] a/b [&amp;_p]:x"><p class="note">Hello</p></main>'
const of = (sheet: string): string => createPageStyles(sheet)(page).replaceAll(/\s+/g, ' ')

describe('the rules that a page uses', () => {
  it.each([
    ['.card{color:red}', true],
    ['.other{color:red}', false],
    ['.card.other{color:red}', false],
    ['.card .note{color:red}', true],
    ['.other,.note{color:red}', true],
    ['p{color:red}', true],
    ['#top{color:red}', true],
    ['#elsewhere{color:red}', false],
    ['.md\\:w-\\[4px\\]{width:4px}', true],
    ['.md\\:w-\\[5px\\]{width:5px}', false],
    ['.a\\/b{color:red}', true],
    ['.a\\2f b{color:red}', true],
    ['.\\[\\&_p\\]\\:x p{color:red}', true],
    ['.card:not(.other){color:red}', true],
    ['.card:is(.other,:hover){color:red}', true],
    ['.card[data-state=".open"]{color:red}', true],
    ['.card::before{content:"."}', true],
  ])('%s: %s', (rule, used) => {
    expect(of(rule)).toBe(used ? rule : '')
  })

  it('keep the groups they stand in, and leave empty ones out', () => {
    expect(of('@layer a{@media (width>1px){.card{color:red}.other{color:red}}}')).toBe(
      '@layer a{@media (width>1px){.card{color:red}}}',
    )
    expect(of('@media print{.other{color:red}}')).toBe('')
    expect(of('@layer a, b;')).toBe('@layer a, b;')
  })

  it('bring the keyframes and properties that they name, and fonts', () => {
    const [turn, fade] = ['@keyframes turn{to{rotate:1turn}}', '@keyframes fade{to{opacity:0}}']
    const font = "@font-face{font-family:'A'}"
    expect(of(`${turn}${fade}${font}.card{animation:turn 1s}.other{animation:fade 1s}`)).toBe(
      `${turn}${font}.card{animation:turn 1s}`,
    )
    const property = '@property --x{syntax:"*";inherits:false}'
    expect(of(`${property}.note{color:var(--x)}`)).toContain(property)
    expect(of(`${property}.other{color:var(--x)}`)).toBe('')
  })
})
