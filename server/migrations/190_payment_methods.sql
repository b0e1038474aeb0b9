-- How one can pay, as records: whoever runs the company switches a method on and off, words it, and says
-- what it costs and who bears that. A method is offered only where something stands behind it: a gateway
-- that takes it, an account to transfer to, an office that takes cash, points.
create table payment_methods (
  id text primary key check (id in ('Bank_Card', 'Wallet', 'Installment_Card', 'Outlet_Code', 'Bank_Transfer',
    'Cash_On_Delivery', 'PayPal', 'Credit_Points')),
  -- The order in which they are listed.
  position smallint not null,
  active boolean not null,
  -- The modules that it serves; null: all.
  modules text[],
  -- Hundredths of a percent of the amount (275 is 2.75 %), then a fixed sum in piastres.
  fee_basis_points integer not null default 0 check (fee_basis_points between 0 and 2000),
  fee_fixed bigint not null default 0 check (fee_fixed between 0 and 100000),
  fee_bearer text not null default 'traveller' check (fee_bearer in ('traveller', 'us')),
  -- How long one has to pay what isn't paid at once; null: it is paid at once.
  hours_to_pay smallint check (hours_to_pay between 3 and 72),
  name_en text not null,
  name_ar text not null,
  note_en text,
  note_ar text,
  instructions_en text,
  instructions_ar text,
  -- What to copy: [{"label": {"en", "ar"}, "value": {"en", "ar"}, "copy": true, "half": true}].
  fields jsonb not null default '[]' check (jsonb_typeof(fields) = 'array'),
  check ((note_en is null) = (note_ar is null)),
  check ((instructions_en is null) = (instructions_ar is null))
);

-- Bank transfer and cash wait for an account and an address to be typed in.
insert into payment_methods (id, position, active, hours_to_pay, name_en, name_ar, note_en, note_ar,
  instructions_en, instructions_ar) values
  ('Bank_Card', 1, true, null, 'Bank card', 'بطاقة بنكية', 'Visa, Mastercard, Meeza', 'فيزا، ماستركارد، ميزة', null, null),
  ('Wallet', 2, true, null, 'Mobile wallet', 'محفظة إلكترونية',
    'Vodafone Cash, Orange Cash, Etisalat Cash, WE Pay', 'فودافون كاش، أورنج كاش، اتصالات كاش، وي باي', null, null),
  ('Installment_Card', 3, true, null, 'Instalments', 'تقسيط',
    'With the credit card of your bank', 'ببطاقة الائتمان من بنكك', null, null),
  ('Outlet_Code', 4, true, 24, 'Cash at an outlet', 'نقدًا في منفذ دفع',
    'With a code, at Fawry or Aman, within 24 hours', 'بكود في فوري أو أمان خلال 24 ساعة',
    'We give you a code. Name it at any Fawry or Aman outlet and pay in cash. Your places stay held until then.',
    'نعطيك كودًا. اذكره في أي منفذ فوري أو أمان وادفع نقدًا. تظل أماكنك محجوزة حتى ذلك الوقت.'),
  ('Bank_Transfer', 5, false, 24, 'Bank transfer', 'تحويل بنكي',
    'Upload your receipt within 24 hours', 'ارفع الإيصال خلال 24 ساعة',
    'Transfer the amount to this account, then upload the receipt. We check it within one working day.',
    'حوّل المبلغ إلى هذا الحساب ثم ارفع الإيصال. نراجعه خلال يوم عمل.'),
  ('Cash_On_Delivery', 6, false, 24, 'Cash at our office', 'نقدًا في مكتبنا',
    'Pay at our office within 24 hours', 'ادفع في مكتبنا خلال 24 ساعة',
    'Come to our office with your reference number and pay in cash. Your places stay held until then.',
    'تفضل بزيارة مكتبنا ومعك رقم الحجز وادفع نقدًا. تظل أماكنك محجوزة حتى ذلك الوقت.'),
  ('PayPal', 7, true, null, 'PayPal', 'PayPal', null, null, null, null),
  ('Credit_Points', 8, true, null, 'Reward points', 'نقاط المكافآت',
    'A point is worth one pound', 'قيمة النقطة جنيه واحد', null, null);
-- A client of buses asks for instalments where it means any card.
update payment_methods set modules = '{Activity,DayUse,Hotel,NileCruise,Honeymoon,Trip}' where id = 'Installment_Card';

-- The method's fee is within the amount, on top of what is bought: the amount less the fee pays for that.
alter table payment_attempts add column fee bigint not null default 0 check (fee >= 0 and fee < amount);
