-- Names of several frequent words, and parts of references, are found by whole words and their beginnings: the
-- trigrams of a frequent word are in so many lines that to read them takes longer than anybody waits.
create function word_set(words text) returns tsvector
language plpgsql immutable parallel safe strict cost 10000 as $$
begin
  return array_to_tsvector(array_remove(string_to_array(words, ' '), ''));
end $$;
create index reservation_words_each on reservation_words using gin (word_set(words));
analyze reservation_words;
