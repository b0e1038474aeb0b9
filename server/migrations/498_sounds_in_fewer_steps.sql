-- The same words and sounds, in five regular expressions for a word instead of fourteen, and of each spelling
-- once: they are written with every booking that somebody begins to pay.

-- The consonants of a normalised word: the mirror of contract/src/names/phonetic-key.ts.
create or replace function sound_of(word text) returns text
language sql immutable parallel safe strict
return (
  with digits (w) as (select case when word ~ '[a-z]' then translate(word, '256793', 'kkths') else word end),
  plain (w) as (select translate(replace(replace(replace(replace(
    regexp_replace(regexp_replace(w, 'tch|sch|sh|ch', 's', 'g'), 'kh|ck|q', 'k', 'g'),
    'gh', 'g'), 'ph', 'f'), 'th', 't'), 'dh', 'd'), 'jv', 'gf') from digits),
  -- Letters past the end of the second list are left out.
  heard (w) as (select translate(replace(regexp_replace(w, 'c(?=[eiy])', 's', 'g'), 'x', 'ks'),
    'cpبتثجحخدذرزسشصضطظغفقكلمنهaeiouwyءآأؤإئاةعػؼؽؾؿـوىي', 'kbbtsghkddrzsssdtzgfkklmnh') from plain)
  select regexp_replace(regexp_replace(w, '(?<=.)h', '', 'g'), '(.)\1+', '\1', 'g') from heard);

-- A text's words as they are compared, then the sounds of those that are letters, without articles, and of
-- two that stand side by side (عبد الرحمن is عبدالرحمن, too); an x, which no sound has, tells a sound from a word.
create or replace function words_and_sounds(input text) returns text
language sql immutable parallel safe strict
return (
  with normal (line) as (select norm_search(input)),
  words as (select w, lead(w) over (order by at) as next
    from normal, unnest(string_to_array(line, ' ')) with ordinality as t (w, at)),
  spelt as (
    select distinct word
    from words cross join lateral (values (w), (regexp_replace(w, '^(وال|بال|كال|فال|ولل|لل|ال)(.{3,})$', '\2')),
      (w || next)) as spelt (word)
    where word ~ '^[^0-9]{3,}$'),
  heard as (select distinct sound_of(word) as sound from spelt)
  select ' ' || (select line from normal) || ' ' || coalesce(string_agg('x' || sound, ' ') filter (where length(sound) >= 2), '') || ' '
  from heard);
