import { sql } from 'kysely'
import type { Trx } from '@rihla/server/platform/database/connect'

const same = (text: string) => ({ en: text, ar: text })
const field = (
  label: { en: string; ar: string },
  value: { en: string; ar: string },
  copy: boolean,
) => ({
  label,
  value,
  copy,
  half: true,
})

const account = [
  field(
    { en: 'Bank', ar: 'البنك' },
    { en: 'Nilebank, Maadi branch', ar: 'نايل بنك، فرع المعادي' },
    false,
  ),
  field(
    { en: 'Account name', ar: 'اسم الحساب' },
    { en: 'Rihla Travel LLC', ar: 'رحلة للسياحة ش.ذ.م.م' },
    true,
  ),
  field({ en: 'Account number', ar: 'رقم الحساب' }, same('1000 4471 2209'), true),
  field({ en: 'IBAN', ar: 'الآيبان' }, same('EG38 0019 0005 0000 0001 0004 4712 209'), true),
]

const office = [
  field(
    { en: 'Address', ar: 'العنوان' },
    { en: '14 Brazil Street, Zamalek, Cairo', ar: '14 شارع البرازيل، الزمالك، القاهرة' },
    true,
  ),
  field(
    { en: 'Open', ar: 'مواعيد العمل' },
    { en: 'Saturday to Thursday, 9:00 to 21:00', ar: 'من السبت إلى الخميس، من 9:00 إلى 21:00' },
    false,
  ),
  field({ en: 'Phone', ar: 'الهاتف' }, same('+20 2 5550 0142'), true),
]

/** An account, an office and fees for the demo's company; left alone once there are any. */
export async function writePaymentMethods(trx: Trx): Promise<void> {
  const { rows } = await sql`
    select 1 from payment_methods where id = 'Bank_Transfer' and fields <> '[]'`.execute(trx)
  if (rows.length > 0) return
  await sql`
    update payment_methods set active = true,
      fields = case id when 'Bank_Transfer' then ${JSON.stringify(account)}::jsonb else ${JSON.stringify(office)}::jsonb end
    where id in ('Bank_Transfer', 'Cash_On_Delivery')`.execute(trx)
  // As the address says: Saturday (6) to Thursday (4), from nine to nine.
  await sql`update payment_methods set open_weekdays = '{6,0,1,2,3,4}', opens_at = 540, closes_at = 1260
    where id = 'Cash_On_Delivery'`.execute(trx)
  await sql`update payment_methods set fee_basis_points = 600,
      note_en = 'Over 6 months with the credit card of your bank', note_ar = 'على 6 أشهر ببطاقة الائتمان من بنكك'
    where id = 'Installment_Card'`.execute(trx)
  await sql`update payment_methods set fee_basis_points = 100, fee_fixed = 500 where id = 'Outlet_Code'`.execute(
    trx,
  )
}
