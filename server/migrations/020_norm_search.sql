-- The one spelling that search compares (facts: Arabic search). server/src/domains/catalogue/offer/
-- normalise.ts is its exact mirror; both run the vectors of normalise.vectors.json.
-- NFKD takes أ إ آ ؤ ئ and é apart, so that removing marks leaves the bare letters.
-- pg_unicode_fast pins lower() and the letter classes: no locale of the machine changes an index.
create function norm_search(input text) returns text
language sql immutable parallel safe strict
return trim(regexp_replace(
  translate(
    regexp_replace(
      lower(normalize(input, NFKD) collate "pg_unicode_fast"),
      '[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]',
      '', 'g'),
    'ٱىةگپچڤ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
    'ايهكبجف01234567890123456789'),
  '[^[:alnum:]]+', ' ', 'g'));
