-- Until when something can be paid is said with the booking, whose sale may end before the hours that its method has.
update payment_methods m set note_en = now.en, note_ar = now.ar
  from (values
    ('With a code, at Fawry or Aman, within 24 hours', 'With a code, at Fawry or Aman', 'بكود في فوري أو أمان'),
    ('Upload your receipt within 24 hours', 'Upload your receipt', 'ارفع الإيصال'),
    ('Pay at our office within 24 hours', 'Pay at our office', 'ادفع في مكتبنا')
  ) now (before, en, ar)
 where m.note_en = now.before;
