import { describe, expect, it } from 'vitest'
import {
  modules,
  numberOf,
  parseModule,
  soldModule,
  soldModules,
  soldModuleNames,
} from './modules.ts'
import { moduleField } from './values/fields.ts'

const all = <T>(of: (module: (typeof soldModules)[keyof typeof soldModules]) => T): T[] =>
  soldModuleNames.map((name) => of(soldModules[name]))

describe('modules', () => {
  it('are understood as text in any case, as a number and by its aliases', () => {
    for (const name of modules) {
      expect(parseModule(name.toLowerCase())).toBe(name)
      expect(parseModule(numberOf(name))).toBe(name)
    }
    expect([
      parseModule('Cruise'),
      parseModule('transportation'),
      parseModule('day-use'),
      parseModule('3'),
    ]).toEqual(['NileCruise', 'Bus', 'DayUse', 'Activity'])
    expect([parseModule('Spaceship'), parseModule(99)]).toEqual([null, null])
    expect(moduleField.safeParse('nope').success).toBe(false)
  })

  it('share no number, no name, no letters and no page', () => {
    const numbers = modules.map(numberOf)
    const names = [...modules.map((it) => it.toLowerCase()), ...all((it) => it.aliases).flat()]
    const lists: readonly (readonly unknown[])[] = [
      numbers,
      names,
      all((it) => it.prefix),
      all((it) => it.list),
    ]
    for (const list of lists) expect(new Set(list).size).toBe(list.length)
  })

  it('that are not sold have no page', () => {
    expect(soldModule('Flight')).toBeNull()
    expect(soldModule('toString')).toBeNull()
  })
})
