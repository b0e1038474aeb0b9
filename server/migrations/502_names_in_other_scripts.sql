-- A Russian or a Greek is found as their ticket names them, and as one hears it on the phone: Иван Петров by `petrov`.

-- The words of a text in Cyrillic or Greek letters in Latin ones; null where it has none of them.
create function in_latin(input text) returns text
language sql immutable parallel safe strict
return case when input ~ '[\u0370-\u04ff]' then translate(
  replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(norm_search(input),
    'ж', 'zh'), 'х', 'kh'), 'ц', 'ts'), 'ч', 'ch'), 'ш', 'sh'), 'щ', 'sh'), 'ю', 'yu'), 'я', 'ya'), 'θ', 'th'), 'χ', 'ch'), 'ψ', 'ps'),
  -- Letters past the end of the second list are left out.
  'абвгдезиклмнопрстуфыэієґαβγδεζηικλμνξοπρσςτυφωьъ',
  'abvgdeziklmnoprstufyeiegavgdeziiklmnxoprsstyfo') end;

create or replace function words_of_reservation(r reservations) returns text
language sql stable
return (select words_and_sounds(concat_ws(' ', r.reference, replace(r.reference, '-', ''), r.client_name,
    in_latin(r.client_name), r.client_phone, r.client_email, max(u.full_name), in_latin(max(u.full_name)),
    max(u.email), max(u.phone)))
  from (select) nothing left join users u on u.id = r.user_id);

update reservation_words w set words = words_of_reservation(r)
from reservations r where r.id = w.reservation_id and w.words ~ '[\u0370-\u04ff]';
