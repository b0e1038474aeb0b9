-- Finding a reservation by whatever its traveller says: reference, name, phone, e-mail, in either script and
-- however it is spelt. One line of words for each reservation, kept by triggers.

-- The consonants of a normalised word: the mirror of contract/src/names/sound.ts.
create function sound_of(word text) returns text
language sql immutable parallel safe strict
return (
  with digits (w) as (select case when word ~ '[a-z]' then translate(word, '256793', 'kkths') else word end),
  plain (w) as (select regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(w,
      'tch|sch|sh|ch', 's', 'g'), 'kh|ck|q', 'k', 'g'), 'gh|j', 'g', 'g'), 'ph|v', 'f', 'g'), 'th', 't', 'g'),
      'dh', 'd', 'g'), 'c(?=[eiy])', 's', 'g'), 'c', 'k', 'g'), 'x', 'ks', 'g'), 'p', 'b', 'g') from digits),
  heard (w) as (select regexp_replace(translate(w, 'بتثجحخدذرزسشصضطظغفقكلمنه', 'btsghkddrzsssdtzgfkklmnh'),
    '[ء-ي]', '', 'g') from plain)
  select regexp_replace(regexp_replace(regexp_replace(w, '[aeiouwy]', '', 'g'), '(?<=.)h', '', 'g'),
    '(.)\1+', '\1', 'g') from heard);

-- A text's words as they are compared, then the sounds of those that are letters, without articles, and of
-- two that stand side by side (عبد الرحمن is عبدالرحمن, too); an x, which no sound has, tells a sound from a word.
create function words_and_sounds(input text) returns text
language sql immutable parallel safe strict
return (
  with words as (select w, lead(w) over (order by at) as next
    from unnest(string_to_array(norm_search(input), ' ')) with ordinality as t (w, at)),
  heard as (
    select distinct sound_of(word) as sound
    from words cross join lateral (values (w), (regexp_replace(w, '^(وال|بال|كال|فال|ولل|لل|ال)(.{3,})$', '\2')),
      (w || next)) as spelt (word)
    where word ~ '^[^0-9]{3,}$')
  select ' ' || norm_search(input) || ' ' || coalesce(string_agg('x' || sound, ' ') filter (where length(sound) >= 2), '') || ' '
  from heard);

create table reservation_words (
  reservation_id bigint primary key references reservations (id) on delete cascade,
  words text not null
);

create function words_of_reservation(r reservations) returns text
language sql stable
return (select words_and_sounds(concat_ws(' ', r.reference, replace(r.reference, '-', ''), r.client_name, r.client_phone,
    r.client_email, max(u.full_name), max(u.email), max(u.phone)))
  from (select) nothing left join users u on u.id = r.user_id);

create function keep_reservation_words() returns trigger language plpgsql as $$
begin
  insert into reservation_words values (new.id, words_of_reservation(new))
  on conflict (reservation_id) do update set words = excluded.words where reservation_words.words <> excluded.words;
  return null;
end $$;
create trigger reservations_words after insert or update of reference, client_name, client_phone, client_email, user_id
  on reservations for each row execute function keep_reservation_words();

-- Somebody is called otherwise by now, or is gone.
create function keep_words_of_user() returns trigger language plpgsql as $$
begin
  update reservation_words w set words = words_of_reservation(r) from reservations r
  where r.user_id = old.id and w.reservation_id = r.id;
  return null;
end $$;
create trigger users_words after update of full_name, email, phone or delete on users
  for each row execute function keep_words_of_user();

insert into reservation_words select r.id, words_of_reservation(r) from reservations r;
create index reservation_words_alike on reservation_words using gin (words gin_trgm_ops);
analyze reservation_words;

-- Numbers of the gateway.
create index payment_attempts_by_transaction on payment_attempts (transaction_id) where transaction_id is not null;
create index payment_attempts_by_gateway_order on payment_attempts (gateway_order_id) where gateway_order_id is not null;

-- What staff write beside a reservation, for each other. Unlike the audit log it is erased with its traveller.
create table desk_notes (
  id bigint generated always as identity primary key,
  reservation_id bigint not null references reservations (id) on delete cascade,
  staff_id bigint not null,
  note text not null,
  key uuid not null unique,
  at timestamptz not null
);
create index desk_notes_by_reservation on desk_notes (reservation_id, id);
