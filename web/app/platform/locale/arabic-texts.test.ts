import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/**
 * Arabic that an editor corrected, and what to write instead: it must not come back in any text of
 * the product. Texts of a test are its own.
 */
const corrections: readonly (readonly [wrong: RegExp, better: string])[] = [
  [/شركات أخرى، ولا تعملان/, 'ولا يعملان'],
  [/لبالغين، بدءًا من/, 'يبدأ من ... لليلة لفردين'],
  [/من عمر \S+ إلى \S+ سنة/, 'من 0 إلى 5 سنوات'],
  [/، حتى \{max\}/, 'بحد أقصى {max}'],
  [/من سيأتي؟/, 'بيانات صاحب الحجز'],
  [/محجوزة طوال الدفع/, 'محجوزة لك حتى تتم الدفع'],
  [/مدّ المدة/, 'مدّد مدة الحجز'],
  [/الرقم المرجعي/, 'رقم الحجز'],
  [/وصلتنا دفعتك/, 'وصل المبلغ'],
  [/'شخصان'|'أشخاص'|'شخص واحد'/, 'أفراد، فردًا، فرد واحد'],
  [
    /(?<!رحلة )كروز (واحد|متاح|غير)|الكروز غير|رقم الكروز|ابحث عن كروز|(?<!رحلة |رحلات )كروز نيلي/,
    'باخرة، رحلة كروز',
  ],
  [/تبحر السفينة/, 'تبحر الباخرة'],
  [/على متنها/, 'على متن الباخرة'],
  [/أحضروا/, 'أحضر، أحضرا'],
  [/منطاد|المنطاد/, 'بالون'],
  [/ماذا تحضر معك'/, 'ماذا تُحضر معك؟'],
  [/أين تقيم'/, 'أين ستقيم؟'],
  [/كما يسافرها أهلها/, 'كما يعرفها أهلها'],
  [/متبقٍ/, 'بقي مكان، بقيت 3 أماكن'],
  [/24 ساعة طوال الأسبوع/, 'على مدار الساعة'],
  [/ابحث عن شهر عسل/, 'ابحث عن باقة شهر عسل'],
  [/ملفات الارتباط/, 'ملفات تعريف الارتباط'],
  [/فندقكم|باخرتكم|يصلكم|مشترياتكم|يرافقكم|فلكم/, 'فندقك، يصلك، مشترياتك، يرافقك، فلك'],
]

const files = globSync(['web/app/**/*.{ts,tsx}', 'server/src/**/*.ts', 'demo/**/*.ts'], {
  exclude: (name) => name.includes('node_modules'),
}).filter((name) => !/\.test\.|\/test-|\/testing\//.test(name))

describe('Arabic texts', () => {
  it('are read', () => {
    expect(files.length).toBeGreaterThan(300)
  })

  it.each(corrections)('say better than %s: %s', (wrong) => {
    const slips = files.flatMap((name) =>
      readFileSync(name, 'utf8')
        .split('\n')
        .flatMap((line, at) => (wrong.test(line) ? [`${name}:${at + 1} ${line.trim()}`] : [])),
    )
    expect(slips).toEqual([])
  })
})
